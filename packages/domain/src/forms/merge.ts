import { isSame } from './same';

/** The inputs of an edit form, with the version they are based on. */
interface Versioned {
  readonly version?: string | null | undefined;
}

/** The edits of two people, merged. */
export interface Merge<Values> {
  /** The form's next values: every edit of mine, and theirs where I changed nothing. */
  readonly values: Values;
  /** Fields that only they changed. */
  readonly taken: readonly (keyof Values)[];
  /** Fields that both changed, differently. The values hold mine. */
  readonly clashes: readonly (keyof Values)[];
}

/**
 * Merges the named fields of an edit that was refused as outdated (`catalogue.versions`). `base` is what both started
 * from; `null` if that is not known any more, and then every difference is a clash.
 */
export const mergeEdits = <Values extends Versioned>(
  names: readonly (keyof Values)[],
  { base, mine, theirs }: { readonly base: Values | null; readonly mine: Values; readonly theirs: Values },
): Merge<Values> => {
  const different = names.filter((name) => !isSame(mine[name], theirs[name]));
  const untouched = (name: keyof Values): boolean => base !== null && isSame(mine[name], base[name]);
  const changedByThem = (name: keyof Values): boolean => base === null || !isSame(theirs[name], base[name]);
  const taken = different.filter(untouched);
  const values: Values = { ...mine };
  const replaced: readonly (keyof Values)[] = [...taken, 'version'];
  for (const name of replaced) values[name] = theirs[name];
  return {
    values,
    taken,
    clashes: different.filter((name) => !untouched(name) && changedByThem(name)),
  };
};
