import type { FieldMessages } from '@gifting/api/core/decode';
import { fieldRefusal, refuseFaults } from '@gifting/api/core/refusal';
import type { ImageKind } from '@gifting/domain/images/upload-address';
import { createPictureLane, createPictureReader, type Image } from './read-picture';

/** One lane for the whole process, since its queue bounds the memory that pictures take. */
export const pictureLane = createPictureLane();

const read = createPictureReader(pictureLane);

const faultsOf = (field: string, images: readonly (Image | string)[]): FieldMessages =>
  Object.fromEntries(
    images.flatMap((image, index) => (typeof image === 'string' ? [[`${field}.${index}`, [image]]] : [])),
  );

/** Reads the picture of a field. Throws a 422 with what is wrong with it. */
export const readImage = async (field: string, file: Blob): Promise<Image> => {
  const image = await read(file);
  if (typeof image === 'string') throw fieldRefusal({ [field]: [image] });
  return image;
};

/** Reads the picture of an optional field. */
export const readOptionalImage = async (
  field: string,
  file: Blob | null | undefined,
): Promise<Image | null> => (file ? readImage(field, file) : null);

/** Reads the pictures of a field; a 422 names each invalid one by its position. */
export const readImages = async (field: string, files: readonly Blob[]): Promise<readonly Image[]> => {
  const images = await Promise.all(files.map((file) => read(file)));
  refuseFaults(faultsOf(field, images));
  return images.filter((image) => typeof image !== 'string');
};

/** Reads the picture of a proof, whose content is of this kind. WebP is kept as PNG, which loses nothing of it. */
export const readProofPicture = async (
  field: string,
  file: Blob,
  kind: ImageKind | 'webp',
): Promise<Pick<Image, 'kind' | 'content'>> => {
  const image = await read(file, kind === 'webp' ? 'png' : kind);
  if (typeof image === 'string') throw fieldRefusal({ [field]: [image] });
  return { kind: image.kind, content: image.content };
};
