import { spawn } from 'node:child_process';
import { install } from './lib/install.mjs';
import { commandFile, root } from './lib/workspace.mjs';

/** Runs Storybook with the given arguments, in a fresh clone too. */
install();
const storybook = spawn(process.execPath, [commandFile('storybook'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
storybook.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
