import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from '../../scripts/lib/workspace.mjs';
import type { Row } from './row';

const file = join(root, 'bench/results.json');

const known = z.record(z.string(), z.unknown());

/** Writes the results of a part, and keeps those of other parts. */
export const keepResults = (part: string, surroundings: object, rows: readonly Row[]): void => {
  const before = existsSync(file) ? z.parse(known, JSON.parse(readFileSync(file, 'utf8'))) : {};
  const rounded = (_: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(5)) : value;
  writeFileSync(file, `${JSON.stringify({ ...before, [part]: { ...surroundings, rows } }, rounded, 2)}\n`);
};
