import { describe, expect, test } from 'vitest';
import { imageFile, imageFiles, maxImageSize, maxImages } from './image-file';

const file = (type: string, size = 7) => new File([new Uint8Array(size)], 'picture', { type });
const messageOf = (value: unknown) => imageFile.safeParse(value).error?.issues[0]?.message;

describe('an image', () => {
  test.each(['image/png', 'image/jpeg'])('may be %s', (type) => {
    expect(messageOf(file(type))).toBeUndefined();
    expect(messageOf(file(type, maxImageSize))).toBeUndefined();
  });
  test.each([
    ['nothing', null],
    ['a text', 'picture.png'],
    ['another kind of file', file('image/svg+xml')],
    ['a file of no kind', file('')],
    ['an empty file', file('image/png', 0)],
    ['a file of more than 5 MB', file('image/png', maxImageSize + 1)],
  ])('is not %s, and the message names the kinds', (_what, value) => {
    expect(messageOf(value)).toMatch(/PNG, JPG, JPEG$/);
  });
  test('comes in limited numbers', () => {
    const image = file('image/png');
    expect(imageFiles.safeParse(Array.from({ length: maxImages }, () => image)).success).toBe(true);
    expect(imageFiles.safeParse(Array.from({ length: maxImages + 1 }, () => image)).success).toBe(false);
  });
});
