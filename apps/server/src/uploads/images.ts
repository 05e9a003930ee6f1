import type { FieldMessages } from '@gifting/api/core/decode';
import { fieldRefusal, refuseFaults } from '@gifting/api/core/refusal';
import { type ImageKind, imageKindOf } from '@gifting/domain/images/image-content';
import { wrongKind } from '@gifting/domain/images/image-file';

/** A picture that has been looked into. */
export interface Image {
  readonly kind: ImageKind;
  readonly content: Uint8Array<ArrayBuffer>;
}

const look = async (file: Blob): Promise<Image | null> => {
  const content = new Uint8Array(await file.arrayBuffer());
  const kind = imageKindOf(content);
  return kind && { kind, content };
};

const faultsOf = (field: string, images: readonly (Image | null)[]): FieldMessages =>
  Object.fromEntries(images.flatMap((image, index) => (image ? [] : [[`${field}.${index}`, [wrongKind]]])));

/**
 * The picture of a field, judged by what is in it: a file's name and type are only what somebody says of it. Throws a
 * 422 at the field for what is no PNG or JPEG.
 */
export const readImage = async (field: string, file: Blob): Promise<Image> => {
  const image = await look(file);
  if (!image) throw fieldRefusal({ [field]: [wrongKind] });
  return image;
};

/** The picture of a field that may be empty. */
export const readOptionalImage = async (
  field: string,
  file: Blob | null | undefined,
): Promise<Image | null> => (file ? readImage(field, file) : null);

/** The pictures of a field that takes several; a 422 names each at fault by its position. */
export const readImages = async (field: string, files: readonly Blob[]): Promise<readonly Image[]> => {
  const images = await Promise.all(files.map(look));
  refuseFaults(faultsOf(field, images));
  return images.filter((image) => image !== null);
};
