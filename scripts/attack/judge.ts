import * as z from 'zod/mini';
import type { Stored } from '../lib/stored';
import type { Finding } from './target';

/** The two queries by which {@link judge} finds what is lost, double or half. Both select `name` and `count`. */
export interface Kept {
  /** How often each key is stored. */
  readonly names: string;
  /** What is not whole. */
  readonly half: string;
}

const counts = z.array(z.object({ name: z.string(), count: z.number() }));

/** Judges what is stored: each of at least so many acknowledged keys is there once, and all is whole. */
export const judge = async (
  { database, read }: Stored,
  { names, half }: Kept,
  what: string,
  acknowledged: ReadonlySet<string>,
  least = 1,
): Promise<Finding> => {
  const found = counts.parse(await read(names));
  const halves = counts.parse(await read(half)).length;
  const stored = new Set(found.map(({ name }) => name));
  const lost = [...acknowledged].filter((key) => !stored.has(key)).length;
  const doubled = found.filter(({ count }) => count > 1).length;
  return {
    database,
    what,
    measured: `${acknowledged.size} acknowledged: ${lost} lost, ${doubled} double, ${halves} half`,
    promised: 'none lost, double or half',
    good: acknowledged.size >= least && lost + doubled + halves === 0,
  };
};
