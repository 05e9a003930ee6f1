/** The picture a social network shows beside a link to the site; its size is in pixels. */
export const socialPicture = {
  path: '/social-preview.png',
  width: 1200,
  height: 630,
  alt: 'A parcel tied with a red ribbon and a large bow',
} as const;
