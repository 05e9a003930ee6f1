import {
  contentTypes,
  type ImageKind,
  imageKindOf,
  uploadAddress,
  uploadId,
} from '@gifting/domain/images/image-content';
import { wrongKind } from '@gifting/domain/images/image-file';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { refuseFaults } from '../core/refusal';
import type { MockServer } from './mock-server';

/** A picture that has been looked into. */
export interface MockedImage {
  readonly kind: ImageKind;
  /** In base64. */
  readonly content: string;
}

const toBase64 = (bytes: Uint8Array): string =>
  btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));

const fromBase64 = (content: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(content), (character) => character.charCodeAt(0));

const look = async (file: Blob): Promise<MockedImage | null> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = imageKindOf(bytes);
  return kind && { kind, content: toBase64(bytes) };
};

/** The pictures of fields, judged by content. Throws a 422 that names every field whose file is no PNG or JPEG. */
export const readImages = async (fields: Readonly<Record<string, Blob>>): Promise<readonly MockedImage[]> => {
  const images: MockedImage[] = [];
  const faults: Record<string, string[]> = {};
  for (const [field, file] of Object.entries(fields)) {
    const image = await look(file);
    if (image) images.push(image);
    else faults[field] = [wrongKind];
  }
  refuseFaults(faults);
  return images;
};

/** The fields of several files in one list: `images.0`, `images.1`. */
export const listed = (field: string, files: readonly Blob[]): Readonly<Record<string, Blob>> =>
  Object.fromEntries(files.map((file, index) => [`${field}.${index}`, file]));

/** The picture of one field; `null` when it is empty. Throws as {@link readImages} does. */
export const readImage = async (
  field: string,
  file: Blob | null | undefined,
): Promise<MockedImage | null> => {
  const [image = null] = file ? await readImages({ [field]: file }) : [];
  return image;
};

/** Keeps a picture and returns its address; of none, what was there before. */
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

/** Removes kept pictures nothing shows any more. Not for what is sold: orders go on showing it. */
export const removeImages = ({ state }: MockServer, addresses: readonly (string | null)[]): void => {
  const ids = new Set(addresses.map((address) => address && uploadId(address)));
  state.uploads = state.uploads.filter(({ id }) => !ids.has(id));
};

/** Serves the kept pictures at their addresses. */
export const uploadHandler = ({ state }: MockServer): HttpHandler =>
  http.get('*/uploads/:file', ({ request }) => {
    const { pathname } = new URL(request.url);
    const upload = state.uploads.find(({ id, kind }) => uploadAddress(id, kind) === pathname);
    if (!upload) return new HttpResponse(null, { status: 404 });
    return new HttpResponse(fromBase64(upload.content), {
      headers: { 'Content-Type': contentTypes[upload.kind] },
    });
  });
