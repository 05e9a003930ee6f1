import { Link } from 'react-router-dom';
import { PendingTitle } from '#app/PendingTitle.tsx';
import { PublicMeta } from '#app/PublicMeta.tsx';
import { isNotFound } from '#app/retry-unless-not-found.ts';
import { Breadcrumbs } from '#primitives/Breadcrumbs/Breadcrumbs.tsx';
import { detailHeadTexts as texts } from './DetailHead.texts';

type DetailHeadProps = Readonly<{
  /** The parent page and its path. */
  parent: string;
  to: string;
  /** The page's own title and description, once loaded. */
  name: string | undefined;
  description: string | undefined;
  /** The error that prevented loading. */
  error: Error | null;
}>;

/**
 * The header of a page that loads by its address: metadata and breadcrumb, with the parent's name as heading for
 * assistive technology until loaded. Its height does not change; on failure it links back.
 */
export const DetailHead = ({ parent, to, name, description, error }: DetailHeadProps) => (
  <>
    <PublicMeta title={name ?? parent} description={description} unknown={isNotFound(error)} />
    <Breadcrumbs
      label={texts.trail}
      items={[{ label: parent, href: to }, { label: name || (error ? texts.failed : texts.pending) }]}
      renderLink={({ href, ...link }) => <Link to={href} {...link} />}
    />
    {name === undefined && <PendingTitle>{parent}</PendingTitle>}
  </>
);
