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

/** The canonical form of a path: the router also matches `/GIFTING/`. */
const canonical = (pathname: string): string => {
  for (const path of Object.values(paths)) {
    const match = matchPath(path, pathname);
    if (match) return generatePath(path, match.params);
  }
  return pathname;
};

type PublicMetaProps = Readonly<{
  /** The page's title, without the brand. */
  title: string;
  /** One or two sentences; longer ones are cut between words. `undefined` while loading, to render the title alone. */
  description: string | undefined;
  /** Nothing is at this address: renders `noindex`. */
  unknown?: boolean | undefined;
}>;

/**
 * Metadata of a public page: title, description, canonical URL and social preview. Screens behind sign-in use
 * `ScreenTitle` alone.
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
  const preview = {
    type: 'website',
    site_name: brand.name,
    title,
    description: about,
    url: address,
    image: siteUrl + socialPicture.path,
    'image:width': String(socialPicture.width),
    'image:height': String(socialPicture.height),
    'image:alt': socialPicture.alt,
  };
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <meta name="description" content={about} />
      <link rel="canonical" href={address} />
      {Object.entries(preview).map(([name, content]) => (
        <meta key={name} property={`og:${name}`} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};
