import { describe, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod/mini';
import { wireMoney } from '../money/money';
import { codecOf, entity, field, group, spellings } from './entity';
import { wireCount, wireId, wireNullableText, wireText } from './wire';

const box = entity({
  id: field('id', wireId),
  name: field('box_name', wireText),
  picture: spellings(['image_url', 'image'], wireNullableText),
  pieces: field('pieces', z.optional(wireCount)),
  prices: group({ plain: field('plain_price', wireMoney), gold: field('gold_price', wireMoney) }),
});
const model = { id: '7', name: 'Tin', picture: '/tin.svg', pieces: 2, prices: { plain: 210, gold: 300 } };
const wire = {
  id: 7,
  box_name: 'Tin',
  image_url: '/tin.svg',
  image: '/tin.svg',
  pieces: 2,
  plain_price: 2.1,
  gold_price: 3,
};

describe('an entity', () => {
  test('goes to the wire under the wire names and back', () => {
    expect(z.encode(box, model)).toEqual(wire);
    expect(z.decode(box, wire)).toEqual(model);
  });
  test('has the types of its fields', () => {
    expectTypeOf<z.output<typeof box>>().toEqualTypeOf<{
      id: string;
      name: string;
      picture: string | null;
      pieces: number | undefined;
      prices: { plain: number; gold: number };
    }>();
    expectTypeOf<z.input<typeof box>['plain_price']>().toEqualTypeOf<string | number>();
    expectTypeOf<'pieces' extends keyof z.input<typeof box> ? true : false>().toEqualTypeOf<true>();
  });
  test('reads the first filled spelling', () => {
    expect(z.decode(box, { ...wire, image_url: ' ' }).picture).toBe('/tin.svg');
    expect(z.decode(box, { ...wire, image_url: null, image: null }).picture).toBeNull();
  });
  test('drops what it does not declare, in both directions', () => {
    expect(z.decode(box, { ...wire, secret: 1 } as z.input<typeof box>)).toEqual(model);
    expect(z.encode(box, { ...model, secret: 1 } as z.output<typeof box>)).toEqual(wire);
  });
  test('names the wire field of a wrong value', () => {
    const wrong = { ...wire, gold_price: 'free' };
    expect(z.safeParse(box, wrong).error?.issues.map(({ path }) => path)).toEqual([['gold_price']]);
    expect(z.safeEncode(box, { ...model, prices: { plain: 1, gold: -1 } }).success).toBe(false);
    expect(z.safeParse(box, null).success).toBe(false);
  });
});

test('a part may decode by hand', () => {
  const line = codecOf({
    wire: { product: z.object({ name: wireText }), quantity: wireCount },
    decode: ({ product, quantity }) => ({ name: product.name, quantity }),
    encode: ({ name, quantity }: { name: string; quantity: number }) => ({ product: { name }, quantity }),
  });
  expect(z.decode(line, { product: { name: 'Mug' }, quantity: '3' })).toEqual({ name: 'Mug', quantity: 3 });
  expect(z.encode(line, { name: 'Mug', quantity: 3 })).toEqual({ product: { name: 'Mug' }, quantity: 3 });
});
