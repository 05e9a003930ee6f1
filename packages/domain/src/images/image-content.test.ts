import { expect, test } from 'vitest';
import { imageKindOf, refusalOfContent } from './image-content';
import { imageRefusals } from './image-file';
import { pictureWidthOf, srcSetOf } from './picture-sizes';
import { uploadAddress, uploadId } from './upload-address';

const text = (content: string): Uint8Array => new TextEncoder().encode(content);

test.each([
  ['png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])],
  ['jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
  [null, new Uint8Array([0x89, 0x50, 0x4e, 0x47])],
  [null, new Uint8Array()],
  [null, text('GIF89a')],
  [null, text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  [null, text('<!doctype html>')],
])('%s is what the bytes are', (kind, bytes) => {
  expect(imageKindOf(bytes)).toBe(kind);
});

test.each([
  ['empty', '', imageRefusals.empty],
  ['a photo of a phone', '\0\0\0\x18ftypheic', imageRefusals.heic],
  ['the same by its general brand', '\0\0\0\x18ftypmif1', imageRefusals.heic],
  ['an AVIF', '\0\0\0\x18ftypavif', imageRefusals.wrongKind],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', imageRefusals.svg],
  ['an SVG after its declaration', '<?xml version="1.0"?>\n<!-- drawn -->\n<svg>', imageRefusals.svg],
  ['a text', 'svg and ftypheic', imageRefusals.wrongKind],
])('content that is no picture gets a sentence: %s', (_, content, sentence) => {
  expect(refusalOfContent(text(content))).toBe(sentence);
});

test('a stored picture comes in the widths of the pages, another has none', () => {
  expect(srcSetOf('/uploads/7.jpg')).toBe(
    '/uploads/7.jpg?w=320 320w, /uploads/7.jpg?w=640 640w, /uploads/7.jpg?w=1280 1280w',
  );
  for (const other of ['/pictures/mug.svg', 'https://example.com/uploads/7.jpg', 'blob:7', ''])
    expect(srcSetOf(other)).toBeUndefined();
  expect(pictureWidthOf('640')).toBe(640);
  for (const unknown of ['641', '', '0640', '6.4e2', '-640']) expect(pictureWidthOf(unknown)).toBeUndefined();
});

test('an address of a kept picture leads back to its id, any other address to none', () => {
  expect(uploadId(uploadAddress(1005, 'png'))).toBe('1005');
  for (const other of ['/pictures/mug.svg', '/uploads/1.svg', '/uploads/x.png', '/uploads/1.png/..'])
    expect(uploadId(other)).toBeNull();
});
