import { Link } from 'react-router-dom';
import { Breadcrumbs } from '../../../primitives/Breadcrumbs/Breadcrumbs';
import { detailTrailTexts as texts } from './DetailTrail.texts';

type DetailTrailProps = Readonly<{
  /** The page above, and its address. */
  parent: string;
  to: string;
  /** What the page is about, once it is known. */
  name: string | undefined;
  /** It will not be known. */
  failed: boolean;
}>;

/** The way to a page whose name is fetched. It keeps its place while that is on its way, and leads back when it never comes. */
export const DetailTrail = ({ parent, to, name, failed }: DetailTrailProps) => (
  <Breadcrumbs
    label={texts.trail}
    items={[{ label: parent, href: to }, { label: name || (failed ? texts.failed : texts.pending) }]}
    renderLink={({ href, ...link }) => <Link to={href} {...link} />}
  />
);
