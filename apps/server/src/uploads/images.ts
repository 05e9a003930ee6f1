import type { FieldMessages } from '@gifting/api/core/decode';
import { fieldRefusal, refuseFaults } from '@gifting/api/core/refusal';
import { type ImageKind, imageKindOf } from '@gifting/domain/images/image-content';
import { wrongKind } from '@gifting/domain/images/image-file';

/** A picture whose content was checked. */
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
 * Reads the picture of a field and checks its content, since clients choose name and type. Throws a 422
 * unless it is a PNG or JPEG.
 */
export const readImage = async (field: string, file: Blob): Promise<Image> => {
  const image = await look(file);
  if (!image) throw fieldRefusal({ [field]: [wrongKind] });
  return image;
};

/** Reads the picture of an optional field. */
export const readOptionalImage = async (
  field: string,
  file: Blob | null | undefined,
): Promise<Image | null> => (file ? readImage(field, file) : null);

/** Reads the pictures of a field; a 422 names each invalid one by its position. */
export const readImages = async (field: string, files: readonly Blob[]): Promise<readonly Image[]> => {
  const images = await Promise.all(files.map(look));
  refuseFaults(faultsOf(field, images));
  return images.filter((image) => image !== null);
};
