import { expect, test } from 'vitest';
import { maxImageSize } from '../images/image-file';
import { artworkFault, artworkKindOf, artworkRefusals } from './artwork-file';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['png', '\x89PNG\r\n\x1a\n'],
  ['jpg', '\xff\xd8\xff\xe0'],
  ['pdf', '\n%PDF-1.7'],
  ['svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['svg', `\xef\xbb\xbf<?xml version="1.0"?>\n<!-- ${'drawn '.repeat(300)}-->\n<svg>`],
  [null, '<!doctype html><svg-icon>'],
  [null, 'a text about <svg>'],
  [null, `<!-- ${' '.repeat(5000)}--><svg>`],
  [null, 'GIF89a'],
  [null, ''],
])('%s is what the bytes are', (kind, text) => {
  expect(artworkKindOf(bytes(text))).toBe(kind);
});

test('a file is refused by its size and its beginning', () => {
  const start = bytes('<svg>');
  expect(artworkFault(0, start)).toBe(artworkRefusals.empty);
  expect(artworkFault(maxImageSize + 1, start)).toBe(artworkRefusals.tooLarge);
  expect(artworkFault(7, bytes('a text'))).toBe(artworkRefusals.wrongKind);
  expect(artworkFault(maxImageSize, start)).toBeNull();
});
