import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from './workspace.mjs';

const attempt = (action) => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

/** The stamp's text holds when the product was made, so that a product made by other means counts as not made. */
const textOf = (value, product) => {
  const made = attempt(() => statSync(product).mtimeMs);
  return made === undefined ? undefined : `${value} ${made}`;
};

/** Whether a product is there, and is the one that was stamped with this value. */
export const isStamped = (name, value, product) => {
  const text = textOf(value, product);
  return text !== undefined && attempt(() => readFileSync(join(cache, name), 'utf8')) === text;
};

/** Remembers from what a product was made. */
export const stamp = (name, value, product) => {
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, name), textOf(value, product) ?? '');
};
