import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install } from './lib/install.mjs';
import { portProblem } from './lib/port.mjs';
import { commandFile, giveUp, root } from './lib/workspace.mjs';

/**
 * The web app with reload, on mocks that remember: no server, no database. Arguments are Vite's: `-- --host` opens it to
 * other machines.
 */
const folder = join(root, 'apps/web');
const args = process.argv.slice(2);
const open = args.some((argument) => argument.startsWith('--host'));

const problem = await portProblem(process.env.PORT || '3000', open ? '0.0.0.0' : '127.0.0.1');
if (problem) giveUp(problem);
install();
const vite = spawn(process.execPath, [commandFile('vite', folder), '--mode', 'mock-server', ...args], {
  cwd: folder,
  stdio: 'inherit',
});
vite.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
