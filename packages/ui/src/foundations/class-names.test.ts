import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Classes with a rule of their own: `.name {` or in a selector list. */
const ownClasses = (css: string): ReadonlySet<string> =>
  new Set([...css.matchAll(/^\s*(\.[a-z][\w-]*)\s*(?=[,{])/gm)].map(([, name = '']) => name));

/** All style sheets end up in one page, so a class must have one owner. */
it('a class belongs to one style sheet', () => {
  const owners = new Map<string, string[]>();
  // base.css hides classes of any owner in print.
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.css') && file !== 'base.css')
      for (const name of ownClasses(readFileSync(root + file, 'utf8')))
        owners.set(name, [...(owners.get(name) ?? []), file]);
  expect(owners.size).toBeGreaterThan(300);
  expect([...owners].filter(([, files]) => files.length > 1)).toEqual([]);
});
