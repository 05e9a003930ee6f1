const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The smallest file that counts as a PNG. */
export const png = (): File => new File([new Uint8Array(signature)], 'picture.png', { type: 'image/png' });

/** An HTML page with the type and name of a PNG. */
export const impostor = (): File =>
  new File(['<!doctype html><script>alert(1)</script>'], 'picture.png', { type: 'image/png' });

/** A picture of a kind that is not accepted. */
export const gif = (): File => new File(['GIF89a'], 'picture.gif', { type: 'image/gif' });
