import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install } from './lib/install.mjs';
import { portProblem } from './lib/port.mjs';
import { giveUp, root } from './lib/workspace.mjs';

/** The web app with reload, on mocks that remember: no server, no database. */
const windows = process.platform === 'win32';
const folder = join(root, 'apps/web');

const problem = await portProblem(process.env.PORT || '3000', '127.0.0.1');
if (problem) giveUp(problem);
install();
const vite = spawn(
  join(folder, 'node_modules/.bin', windows ? 'vite.cmd' : 'vite'),
  ['--mode', 'mock-server'],
  {
    cwd: folder,
    stdio: 'inherit',
    shell: windows,
  },
);
vite.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
