import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvLine, defused } from './csv';

it.each([
  ['=1+1', "'=1+1"],
  ['+44 7700 900142', "'+44 7700 900142"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['Noor=Haddad', 'Noor=Haddad'],
  ['', ''],
])('%j is exported as %j', (text, shown) => {
  expect(defused(text)).toBe(shown);
});

it('a line keeps commas, quotes and lines of its cells', () => {
  expect(csvLine(['Flat 3, 27 Elm Grove', 'the "mug"', 'a\nb', 'M'])).toBe(
    '"Flat 3, 27 Elm Grove","the ""mug""","a\nb",M\r\n',
  );
});

it('no cell begins like a formula', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(defused(text)).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});
