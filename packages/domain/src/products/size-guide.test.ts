import { expect, it } from 'vitest';
import { productFields } from './fields';
import { parseSizeGuide, toInches } from './size-guide';

const { sizeGuide } = productFields;

it('reads a size a line, in centimetres', () => {
  expect(parseSizeGuide('S, 98, 68\n\n Extra Large ,120.5,74 \r\n')).toEqual([
    { size: 'S', chest: 98, length: 68 },
    { size: 'Extra Large', chest: 120.5, length: 74 },
  ]);
  expect(parseSizeGuide('')).toEqual([]);
});

it.each(['S', 'S, 98', 'S 98 68', ', 98, 68', 'S, -98, 68', 'S, 98, 68, 12', 'S, 1000, 68'])(
  'does not read %j',
  (text) => {
    expect(parseSizeGuide(text)).toBeNull();
    expect(sizeGuide.form.safeParse(text).success).toBe(false);
  },
);

it('is left out of a product while it is empty', () => {
  expect(sizeGuide.form.parse(' ')).toBeNull();
  expect(sizeGuide.body.parse(undefined)).toBeNull();
});

it('is shown in inches too', () => {
  expect(toInches(104).toFixed(1)).toBe('40.9');
});
