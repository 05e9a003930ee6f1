import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));

/** The classes a sheet gives rules of their own, as `.name {` or in a list of such. */
const ownClasses = (css: string): ReadonlySet<string> =>
  new Set([...css.matchAll(/^\s*(\.[a-z][\w-]*)\s*(?=[,{])/gm)].map(([, name = '']) => name));

/** All sheets are loaded into one page sooner or later: a class with two owners looks right until then. */
it('a class belongs to one sheet', () => {
  const owners = new Map<string, string[]>();
  // base.css says what is not printed, whoever owns it
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.css') && file !== 'base.css')
      for (const name of ownClasses(readFileSync(root + file, 'utf8')))
        owners.set(name, [...(owners.get(name) ?? []), file]);
  expect(owners.size).toBeGreaterThan(300);
  expect([...owners].filter(([, files]) => files.length > 1)).toEqual([]);
});
