import type { ReactNode } from 'react';
import { Card } from '#primitives/Card/Card.tsx';
import { fitOf, Picture } from '#primitives/Picture/Picture.tsx';

type PreviewProps = Readonly<{ caption: string; children: ReactNode }>;

/** Beside a form: what it makes, as visitors will see it. It repeats the fields, so assistive technology skips it. */
export const Preview = ({ caption, children }: PreviewProps) => (
  <figure className="grid content-start gap-2" aria-hidden="true" inert>
    <figcaption className="t-sm muted">{caption}</figcaption>
    {children}
  </figure>
);

type PreviewCardProps = Readonly<{ name: string; description: string; picture: string | null }>;

/** An entry with its picture, name and the first lines of its description, for a `Preview`. */
export const PreviewCard = ({ name, description, picture }: PreviewCardProps) => (
  <Card className="overflow-hidden">
    <Picture src={picture} alt="" tint={3} ratio="16 / 10" fit={fitOf(picture)} />
    <div className="grid gap-1 p-4 wrap-anywhere">
      <p className="t-heading">{name}</p>
      <p className="line-clamp-4 text-sm text-muted">{description}</p>
    </div>
  </Card>
);
