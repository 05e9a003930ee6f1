import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { commandFile, giveUp, root } from './lib/workspace.mjs';
import { Changes, kebab } from './new/changes';
import { newField } from './new/field';
import { newPrimitive } from './new/primitive';
import { newRow } from './new/row';
import { newScreen } from './new/screen';

/**
 * Lays the files of something new, as CONTRIBUTING asks for them: `npm run new -- screen Returns`, `primitive Badge`,
 * `row products.count`, `field products.weight`. What it writes passes all checks; its texts are to be replaced.
 */
const kinds = new Map([
  ['screen', newScreen],
  ['primitive', newPrimitive],
  ['row', newRow],
  ['field', newField],
]);

const picture = 'Look at it, then take its pictures: npm run pictures -- <its folder> --update';

/** What remains to be done by hand. */
const next = new Map([
  ['screen', `Write its texts, states, reads and stories. ${picture}`],
  ['primitive', `Write its states and its guide. ${picture}`],
  ['row', 'Say what the row is for, and let the servers count.'],
  ['field', 'Say its unit and its demo values.'],
]);

const [kind = '', name = ''] = process.argv.slice(2);
const create = kinds.get(kind);
if (!create || !name) giveUp(`npm run new -- ${[...kinds.keys()].join('|')} NAME`);

const changes = new Changes();
try {
  create?.(changes, name);
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
const files = changes.write();
const run = (args: readonly string[], cwd = root) =>
  spawnSync(process.execPath, args, { cwd, stdio: 'inherit' });
run([commandFile('@biomejs/biome'), 'check', '--write', ...files]);
if (kind === 'field') {
  const server = join(root, 'apps/server');
  const migration = kebab(name).replace('products.', 'product_').replaceAll('-', '_');
  run([commandFile('drizzle-kit', server), 'generate', '--name', migration], server);
}
if (kind === 'field' || kind === 'row') run([commandFile('tsx'), 'scripts/openapi.ts']);
console.log(files.join('\n'));
console.log(next.get(kind));
