import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { guides } from './guides';
import { patternGuides } from './patterns';
import { primitiveGuides } from './primitives';

/** The components of a folder; what is in lower case helps them. */
const components = (folder: string) =>
  readdirSync(new URL(`../../${folder}`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => /^[A-Z]/.test(name))
    .sort();

describe('the guides', () => {
  it('are of every primitive and of every pattern', () => {
    expect(Object.keys(primitiveGuides).sort()).toEqual(components('primitives'));
    expect(Object.keys(patternGuides).sort()).toEqual(components('patterns'));
  });

  it('name a component that exists wherever they name one alone', () => {
    const names = new Set(guides.map(({ name }) => name));
    const named = guides.flatMap(({ instead }) =>
      Object.values(instead).filter((text) => /^([A-Z][a-z]+){2,}$/.test(text)),
    );
    // Of the screens of administration, not of the system.
    expect(named.filter((name) => !names.has(name))).toEqual(['KeptFormDialog']);
  });
});
