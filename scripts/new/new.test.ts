import { expect, it } from 'vitest';
import { Changes } from './changes';
import { newField } from './field';
import { newPrimitive } from './primitive';
import { newRow } from './row';
import { newScreen } from './screen';

it.each([
  ['screen', newScreen, 'Teapots'],
  ['primitive', newPrimitive, 'Teapot'],
  ['row', newRow, 'products.count'],
  ['field', newField, 'products.weight'],
])('a new %s finds its places in the files that there are', (_kind, create, name) => {
  expect(() => create(new Changes(), name)).not.toThrow();
});

it('refuses a name that is taken, or that is none', () => {
  expect(() => newPrimitive(new Changes(), 'Button')).toThrow('exists already');
  expect(() => newScreen(new Changes(), 'returns')).toThrow('a name like Returns');
  expect(() => newRow(new Changes(), 'teapots')).toThrow('a name like products.count');
  expect(() => newField(new Changes(), 'weight')).toThrow('a name like products.weight');
});
