import { Link } from 'react-router-dom';
import { PublicMeta } from '#app/PublicMeta.tsx';
import { isUnknown } from '#app/retry-unless-unknown.ts';
import { Breadcrumbs } from '#primitives/Breadcrumbs/Breadcrumbs.tsx';
import { detailHeadTexts as texts } from './DetailHead.texts';

type DetailHeadProps = Readonly<{
  /** The page above, and its address. */
  parent: string;
  to: string;
  /** What the page is about, once it is known. */
  name: string | undefined;
  description: string | undefined;
  /** Why it will not be known. */
  error: Error | null;
}>;

/**
 * The head of a page whose content is fetched by its address: what search engines read, the way to it, and the page above as
 * title for assistive technology until there is one. It keeps its place meanwhile, and leads back when nothing comes.
 */
export const DetailHead = ({ parent, to, name, description, error }: DetailHeadProps) => (
  <>
    <PublicMeta title={name ?? parent} description={description} unknown={isUnknown(error)} />
    <Breadcrumbs
      label={texts.trail}
      items={[{ label: parent, href: to }, { label: name || (error ? texts.failed : texts.pending) }]}
      renderLink={({ href, ...link }) => <Link to={href} {...link} />}
    />
    {name === undefined && <h1 className="sr-only">{parent}</h1>}
  </>
);
