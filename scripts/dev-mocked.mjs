import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install } from './lib/install.mjs';
import { root } from './lib/workspace.mjs';

/** The web app with reload, on mocks that remember: no server, no database. */
const windows = process.platform === 'win32';
const folder = join(root, 'apps/web');

install();
const vite = spawn(join(folder, 'node_modules/.bin', windows ? 'vite.cmd' : 'vite'), ['--mode', 'mocked'], {
  cwd: folder,
  stdio: 'inherit',
  shell: windows,
});
vite.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
