import { expect, test } from 'vitest';
import { imageKindOf, uploadAddress, uploadId } from './image-content';

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

test('an address of a kept picture leads back to its id, any other address to none', () => {
  expect(uploadId(uploadAddress(1005, 'png'))).toBe('1005');
  for (const other of ['/pictures/mug.svg', '/uploads/1.svg', '/uploads/x.png', '/uploads/1.png/..'])
    expect(uploadId(other)).toBeNull();
});
