/** One grey pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVQI12Po6OgAAAM0AZkQj9/uAAAAAElFTkSuQmCC',
  'base64',
);

/** A small PNG. */
export const png = (): File => new File([pixel], 'picture.png', { type: 'image/png' });

/** An HTML page with the type and name of a PNG. */
export const impostor = (): File =>
  new File(['<!doctype html><script>alert(1)</script>'], 'picture.png', { type: 'image/png' });

/** A picture of a kind that is not accepted. */
export const gif = (): File => new File(['GIF89a'], 'picture.gif', { type: 'image/gif' });

/** A small WebP. */
export const webp = (): File =>
  new File([Buffer.from('UklGRh4AAABXRUJQVlA4TBEAAAAvAUAAAAdQrWpVq/+BiOh/AAA=', 'base64')], 'picture.webp', {
    type: 'image/webp',
  });

/** A document: its beginning and its end are all that is read of one. */
export const pdf = (): File => new File(['%PDF-1.7\n%%EOF\n'], 'mockup.pdf', { type: 'application/pdf' });

/** A small drawing, with a script that nothing may run. */
export const svg = (): File =>
  new File(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script><rect width="40" height="20" fill="#1d5c4a"/></svg>',
    ],
    'logo.svg',
    { type: 'image/svg+xml' },
  );

/** A document of one blank page, which programs can open. */
export const wholePdf = (): File =>
  new File(
    [
      '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj ' +
        '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
    ],
    'poster.pdf',
    { type: 'application/pdf' },
  );
