import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './workspace.mjs';

const skippedFolders = new Set(['node_modules', 'dist', 'dist-server', 'e2e', 'contract']);
const skippedFiles = /\.(test|stories)\.[jt]sx?$/;

/**
 * @param {string} folder
 * @returns {string[]}
 */
const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skippedFolders.has(entry.name) ? [] : filesIn(path);
    return skippedFiles.test(entry.name) ? [] : [path];
  });

/**
 * Hashes the contents of files and folders below the root, and some further strings. Tests, stories and
 * outputs do not count.
 * @param {string[]} paths
 * @param {unknown[]} words
 */
export const fingerprint = (paths, words = []) => {
  const hash = createHash('sha256').update(JSON.stringify(words));
  const files = paths
    .map((path) => join(root, path))
    .filter(existsSync)
    .flatMap((path) => (statSync(path).isDirectory() ? filesIn(path) : [path]))
    .sort();
  for (const file of files) hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
};
