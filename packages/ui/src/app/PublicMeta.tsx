import { brand } from '@gifting/domain/brand/brand';
import { generatePath, matchPath, useLocation } from 'react-router-dom';
import { paths } from './paths';
import { ScreenTitle } from './ScreenTitle';
import { useServices } from './ServicesProvider';
import { socialPicture } from './social-picture';

/** Search engines show about this many characters of a description. */
const longest = 155;

const shorten = (text: string): string => {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  return plain.length <= longest ? plain : `${plain.slice(0, longest).replace(/\s+\S*$/, '')}…`;
};

/** The one spelling of an address: the router also takes `/GIFTING/`. */
const canonical = (pathname: string): string => {
  for (const path of Object.values(paths)) {
    const match = matchPath(path, pathname);
    if (match) return generatePath(path, match.params);
  }
  return pathname;
};

type PublicMetaProps = Readonly<{
  /** The name of the page; the brand is added to it. */
  title: string;
  /** One or two sentences; longer ones are cut at a word. `undefined` while they are on their way: only the title is told then. */
  description: string | undefined;
  /** Nothing is at this address: search engines are told to leave it out. */
  unknown?: boolean | undefined;
}>;

/**
 * What search engines and social networks read of a public page: title, description, the one address it has, and a
 * preview. Screens that only one person may see use `ScreenTitle` alone.
 */
export const PublicMeta = ({ title, description, unknown = false }: PublicMetaProps) => {
  const { siteUrl } = useServices();
  const { pathname } = useLocation();
  if (description === undefined || unknown)
    return (
      <>
        <ScreenTitle>{title}</ScreenTitle>
        {unknown && <meta name="robots" content="noindex" />}
      </>
    );
  const address = siteUrl + canonical(pathname);
  const about = shorten(description);
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <meta name="description" content={about} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={about} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={siteUrl + socialPicture.path} />
      <meta property="og:image:width" content={String(socialPicture.width)} />
      <meta property="og:image:height" content={String(socialPicture.height)} />
      <meta property="og:image:alt" content={socialPicture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};
