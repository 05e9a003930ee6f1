import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { frauncesFiles } from './lib/fraunces';

/** Writes the design's own Fraunces. A unit test fails while the committed files are not what this writes. */
const folder = fileURLToPath(new URL('../packages/ui/src/fonts/', import.meta.url));
mkdirSync(folder, { recursive: true });
for (const [name, content] of await frauncesFiles()) writeFileSync(folder + name, content);
