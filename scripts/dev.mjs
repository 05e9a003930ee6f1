import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install } from './lib/install.mjs';
import { portProblem } from './lib/port.mjs';
import { commandFile, giveUp, root } from './lib/workspace.mjs';

const port = process.env.PORT || '3000';
/** The port that the proxy in apps/web forwards API calls to. */
const serverPort = String(Number(port) + 1);

const problem = (await portProblem(port, '127.0.0.1')) ?? (await portProblem(serverPort, '127.0.0.1'));
if (problem) giveUp(problem);
install();

console.log(
  `The web app comes to http://localhost:${port}, the API to http://localhost:${serverPort}. Both follow changes.`,
);

/** @type {import('node:child_process').ChildProcess[]} */
const children = [];
let stopping = false;

/** @param {number} code */
const stop = (code) => {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
};

/**
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
const run = (args, options) => {
  const child = spawn(process.execPath, args, { cwd: root, ...options });
  child.once('error', (error) => {
    console.error(error.message);
    stop(1);
  });
  // Neither is useful without the other.
  child.once('exit', (code) => stop(code ?? 1));
  children.push(child);
};

process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));

run([commandFile('tsx'), 'watch', '--clear-screen=false', 'apps/server/src/main.ts'], {
  // Vite reads the keyboard.
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, PORT: serverPort, DATA_DIR: process.env.DATA_DIR || join(root, 'data') },
});
const web = join(root, 'apps/web');
// Arguments are Vite's: `npm run dev -- --host`.
run([commandFile('vite', web), ...process.argv.slice(2)], {
  cwd: web,
  stdio: 'inherit',
  env: { ...process.env, PORT: port },
});
