const drawn = (name: string, colour: string): File =>
  new File(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3" fill="${colour}"/></svg>`,
    ],
    name,
    { type: 'image/svg+xml' },
  );

/** A catalogue drawing as a PNG file, for forms that accept no SVG. */
export const pngOf = async (drawing: string, name: string): Promise<File> => {
  const image = new Image(240, 240);
  image.src = drawing;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext('2d')?.drawImage(image, 0, 0, image.width, image.height);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
};

/** Sample files: distinguishable pictures, and two files that are not pictures. */
export const logo = drawn('logo.svg', 'teal');
export const mugs = {
  front: drawn('mug-front.svg', 'teal'),
  side: drawn('mug-side.svg', 'tan'),
  back: drawn('mug-back.svg', 'brown'),
} as const;
export const longNamed = drawn(
  'final_final_brand-guidelines-2026-approved-by-marketing-and-legal_v7-print.svg',
  'teal',
);
export const brief = new File(['%PDF'], 'brief.pdf', { type: 'application/pdf' });
export const notes = new File(['Ask for the larger mug'], 'notes.txt', { type: 'text/plain' });

/** Drags or drops files with a native event; a synthetic one would carry no files. */
export const drag = (type: 'dragover' | 'drop', onto: HTMLElement, ...files: readonly File[]): void => {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  onto.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
};
