import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromFormData, toFormData } from './multipart';

const picture = new File(['picture'], 'mug.png', { type: 'image/png' });

/** What a form can carry: texts and files in records and lists that are not empty. */
const name = fc.stringMatching(/^[a-z_]{1,12}$/);
const leaf = fc.oneof(
  fc.string(),
  fc.constantFrom('', '0', 'null', 'a[0]', '£8.40\n'),
  fc
    .record({ content: fc.string(), name: fc.stringMatching(/^[a-z]{1,8}\.png$/) })
    .map((given) => new File([given.content], given.name, { type: 'image/png' })),
);
const record = (value: fc.Arbitrary<unknown>) => fc.dictionary(name, value, { minKeys: 1, maxKeys: 3 });
const list = (value: fc.Arbitrary<unknown>) => fc.array(value, { minLength: 1, maxLength: 3 });
const nested = (depth: number): fc.Arbitrary<unknown> =>
  depth === 0 ? leaf : fc.oneof(leaf, record(nested(depth - 1)), list(nested(depth - 1)));
const body = fc.dictionary(name, nested(4), { maxKeys: 4 });

describe('a body as a form', () => {
  test('uses bracket names, and leaves out what is not there', () => {
    const form = toFormData({
      name: 'Mug',
      quantity: 12,
      image: null,
      thumbnail: undefined,
      images: [picture, picture],
      tags: [],
      price_ranges: [{ price: 8.4, min_quantity: 1, max_quantity: 99 }],
    });
    expect([...form.keys()]).toEqual([
      'name',
      'quantity',
      'images[0]',
      'images[1]',
      'price_ranges[0][price]',
      'price_ranges[0][min_quantity]',
      'price_ranges[0][max_quantity]',
    ]);
    expect(form.get('price_ranges[0][price]')).toBe('8.4');
    expect(form.get('images[1]')).toMatchObject({ name: 'mug.png', type: 'image/png', size: 7 });
  });

  test('comes back as it was, whatever texts and files it holds', async () => {
    await fc.assert(
      fc.asyncProperty(body, async (given) => {
        const read = fromFormData(toFormData(given));
        expect(read).toEqual(given);
        expect(await texts(read)).toEqual(await texts(given));
      }),
      { seed: 1 },
    );
  });

  test('closes gaps and puts list entries in the order of their positions', () => {
    const form = new FormData();
    form.append('images[10]', 'third');
    form.append('images[999999999]', 'fourth');
    form.append('images[2]', 'second');
    form.append('images[0]', 'first');
    expect(fromFormData(form)).toEqual({ images: ['first', 'second', 'third', 'fourth'] });
  });

  test('keeps the last of two values of one name', () => {
    const form = new FormData();
    form.append('name', 'Mug');
    form.append('name[first]', 'Cap');
    form.append('name', 'Tote');
    expect(fromFormData(form)).toEqual({ name: 'Tote' });
  });

  test('takes names no row has as plain fields, and reaches no prototype', () => {
    const form = new FormData();
    for (const odd of [
      '__proto__[polluted]',
      'constructor[prototype][polluted]',
      'a[]',
      '[0]',
      'a[b[c]]',
      '',
    ])
      form.append(odd, 'x');
    form.append(`deep${'[0]'.repeat(50_000)}`, 'x');
    const read = fromFormData(form);
    expect(Object.keys(read)).toHaveLength(7);
    expect(Object.hasOwn(read, '__proto__')).toBe(true);
    expect('polluted' in {}).toBe(false);
  });
});

/** The files of a body with their contents, which an equality of values does not look at. */
const texts = async (value: unknown): Promise<unknown> => {
  if (value instanceof File) return [value.name, value.type, await value.text()];
  if (typeof value !== 'object' || value === null) return value;
  return Promise.all(Object.entries(value).map(async ([key, inner]) => [key, await texts(inner)]));
};
