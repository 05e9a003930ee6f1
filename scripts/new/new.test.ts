import { expect, it } from 'vitest';
import { Changes } from './changes';
import { newField } from './field';
import { newPrimitive } from './primitive';
import { newRow } from './row';
import { newScreen } from './screen';

it.each([
  ['screen', newScreen, 'ProbesOfTheGenerator'],
  ['primitive', newPrimitive, 'ProbeOfTheGenerator'],
  ['row', newRow, 'products.probeOfTheGenerator'],
  ['field', newField, 'products.probeOfTheGenerator'],
])('a new %s finds its places in the files that there are', (_kind, create, name) => {
  expect(() => create(new Changes(), name)).not.toThrow();
});

it('refuses a name that is taken, or that is none', () => {
  expect(() => newPrimitive(new Changes(), 'Button')).toThrow('exists already');
  expect(() => newRow(new Changes(), 'products.list')).toThrow('exists already');
  expect(() => newField(new Changes(), 'products.name')).toThrow('exists already');
  expect(() => newField(new Changes(), 'products.sizeGuide')).toThrow('exists already');
  expect(() => newScreen(new Changes(), 'returns')).toThrow('a name like Returns');
  expect(() => newRow(new Changes(), 'teapots')).toThrow('a name like products.count');
  expect(() => newField(new Changes(), 'weight')).toThrow('a name like products.weight');
});

it('says what a resource lacks', () => {
  expect(() => newRow(new Changes(), 'teapots.count')).toThrow(
    'There is no packages/api/src/teapots/endpoints.ts. Lay it by hand, as CONTRIBUTING says.',
  );
});
