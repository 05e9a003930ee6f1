import { contentTypes, imageKindOf, refusalOfContent } from '@gifting/domain/images/image-content';
import { type ImageKind, uploadAddress, uploadId } from '@gifting/domain/images/upload-address';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { refuseFaults } from '../core/refusal';
import type { MockServer } from './mock-server';

/** A picture whose content was checked. */
export interface MockedImage {
  readonly kind: ImageKind;
  /** In base64. */
  readonly content: string;
}

/** Bytes as the state keeps them. */
export const toBase64 = (bytes: Uint8Array): string =>
  btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));

/** Undoes {@link toBase64}. */
export const fromBase64 = (content: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(content), (character) => character.charCodeAt(0));

/**
 * Reads the pictures of fields. Throws a 422 that names every field whose content is not PNG or JPEG. It looks
 * at the first bytes only; the server decodes the picture too.
 */
export const readImages = async (fields: Readonly<Record<string, Blob>>): Promise<readonly MockedImage[]> => {
  const images: MockedImage[] = [];
  const faults: Record<string, string[]> = {};
  for (const [field, file] of Object.entries(fields)) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const kind = imageKindOf(bytes);
    if (kind) images.push({ kind, content: toBase64(bytes) });
    else faults[field] = [refusalOfContent(bytes)];
  }
  refuseFaults(faults);
  return images;
};

/** Names the files of a list: `images.0`, `images.1`. */
export const listed = (field: string, files: readonly Blob[]): Readonly<Record<string, Blob>> =>
  Object.fromEntries(files.map((file, index) => [`${field}.${index}`, file]));

/** Reads the picture of a field; `null` if it is empty. Throws as {@link readImages} does. */
export const readImage = async (
  field: string,
  file: Blob | null | undefined,
): Promise<MockedImage | null> => {
  const [image = null] = file ? await readImages({ [field]: file }) : [];
  return image;
};

/** Stores a picture and returns its address; without a picture the earlier address. */
export const storeImage = <Before extends string | null>(
  { state, nextId }: MockServer,
  image: MockedImage | null,
  before: Before,
): string | Before => {
  if (!image) return before;
  const id = nextId();
  state.uploads.push({ id, ...image });
  return uploadAddress(id, image.kind);
};

/** Removes unused pictures. Not for products and gift boxes: orders still show theirs. */
export const removeImages = ({ state }: MockServer, addresses: readonly (string | null)[]): void => {
  const ids = new Set(addresses.map((address) => address && uploadId(address)));
  state.uploads = state.uploads.filter(({ id }) => !ids.has(id));
};

/** Serves the stored pictures. */
export const uploadHandler = ({ state }: MockServer): HttpHandler =>
  http.get('*/uploads/:file', ({ request }) => {
    const { pathname } = new URL(request.url);
    const upload = state.uploads.find(({ id, kind }) => uploadAddress(id, kind) === pathname);
    if (!upload) return new HttpResponse(null, { status: 404 });
    return new HttpResponse(fromBase64(upload.content), {
      headers: { 'Content-Type': contentTypes[upload.kind] },
    });
  });
