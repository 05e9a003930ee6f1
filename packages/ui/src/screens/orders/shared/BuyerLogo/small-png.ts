/** As wide as the largest drawing of it, on screens of two pixels to one. */
const width = 320;

/** The picture as a small PNG, so that session storage holds it. Rejects what is no picture. */
export const toSmallPng = async (file: File): Promise<string> => {
  const bitmap = await createImageBitmap(file, { resizeWidth: width, resizeQuality: 'high' });
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  return canvas.toDataURL('image/png');
};
