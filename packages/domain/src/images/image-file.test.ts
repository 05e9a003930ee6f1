import { describe, expect, test } from 'vitest';
import { imageFile, imageFiles, imagePicker, imageRefusals, maxImageSize, maxImages } from './image-file';

const file = (type: string, size = 7) => new File([new Uint8Array(size)], 'picture', { type });
const messageOf = (value: unknown) => imageFile.safeParse(value).error?.issues[0]?.message;

describe('an image', () => {
  // Its content decides what it is, and only the server reads that.
  test.each(['image/png', 'image/jpeg', 'image/pjpeg', ''])('may say it is %j', (type) => {
    expect(messageOf(file(type))).toBeUndefined();
    expect(messageOf(file(type, maxImageSize))).toBeUndefined();
  });
  test.each([
    ['nothing', null],
    ['a text', 'picture.png'],
    ['an empty file', file('image/png', 0)],
    ['a file of more than 5 MB', file('image/png', maxImageSize + 1)],
  ])('is not %s, and the message names the kinds', (_what, value) => {
    expect(messageOf(value)).toMatch(/PNG, JPG, JPEG$/);
  });
  test('of another kind gets a sentence from its picker, a HEIC photo one that helps', () => {
    const [pdf, heic, nameless] = [
      new File([], 'brief.pdf', { type: 'application/pdf' }),
      new File([], 'IMG_0042.HEIC', { type: '' }),
      new File([], 'photo', { type: 'image/heif' }),
    ];
    expect(imagePicker.refusalOf([pdf])).toBe(imageRefusals.wrongKind);
    expect(imagePicker.refusalOf([heic])).toBe(imageRefusals.heic);
    expect(imagePicker.refusalOf([nameless])).toBe(imageRefusals.heic);
    expect(imagePicker.refusalOf([pdf, heic])).toBe(imageRefusals.wrongKind);
  });
  test('comes in limited numbers', () => {
    const image = file('image/png');
    expect(imageFiles.safeParse(Array.from({ length: maxImages }, () => image)).success).toBe(true);
    expect(imageFiles.safeParse(Array.from({ length: maxImages + 1 }, () => image)).success).toBe(false);
  });
});
