import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from './workspace.mjs';

/**
 * @template T
 * @param {() => T} action
 */
const attempt = (action) => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

/**
 * A stamp includes the modification time, so that it is invalid for a product built by other means.
 * @param {string} value
 * @param {string} product
 */
const textOf = (value, product) => {
  const made = attempt(() => statSync(product).mtimeMs);
  return made === undefined ? undefined : `${value} ${made}`;
};

/**
 * Whether a product exists and has this stamp.
 * @param {string} name
 * @param {string} value
 * @param {string} product
 */
export const isStamped = (name, value, product) => {
  const text = textOf(value, product);
  return text !== undefined && attempt(() => readFileSync(join(cache, name), 'utf8')) === text;
};

/**
 * Stamps a product with the fingerprint of its sources.
 * @param {string} name
 * @param {string} value
 * @param {string} product
 */
export const stamp = (name, value, product) => {
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, name), textOf(value, product) ?? '');
};
