import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { frauncesFiles } from './lib/fraunces';

/** Writes the subset of Fraunces. A unit test compares the committed files with it. */
const folder = fileURLToPath(new URL('../packages/ui/src/fonts/', import.meta.url));
mkdirSync(folder, { recursive: true });
for (const [name, content] of await frauncesFiles()) writeFileSync(folder + name, content);
