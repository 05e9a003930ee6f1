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
