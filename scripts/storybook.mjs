import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install } from './lib/install.mjs';
import { root } from './lib/workspace.mjs';

/** Runs Storybook with the given arguments, in a fresh clone too. */
const windows = process.platform === 'win32';

install();
const storybook = spawn(
  join(root, 'node_modules/.bin', windows ? 'storybook.cmd' : 'storybook'),
  process.argv.slice(2),
  { cwd: root, stdio: 'inherit', shell: windows },
);
storybook.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
