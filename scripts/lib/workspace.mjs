import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The folder for stamps; it must disappear with node_modules. */
export const cache = join(root, 'node_modules', '.cache', 'gifting');

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * The file of a package's first command, to run with Node.js itself: the wrappers in node_modules/.bin need a shell on
 * Windows, which cuts paths at spaces. The package is installed in `folder`, by default in the root.
 * @param {string} name
 * @param {string} folder
 */
export const commandFile = (name, folder = root) => {
  const installed = join(folder, 'node_modules', name);
  const { bin } = readJson(join(installed, 'package.json'));
  return join(installed, typeof bin === 'string' ? bin : Object.values(bin)[0]);
};

/**
 * Prints a line and exits with a failure.
 * @param {string} line
 */
export const giveUp = (line) => {
  console.error(line);
  process.exit(1);
};

/**
 * Runs the pnpm of package.json through npx, so that only Node.js is required. `quiet` hides output unless it
 * fails; `env` extends the environment. Returns whether it succeeded.
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: NodeJS.ProcessEnv }} options
 */
export const pnpm = (args, { quiet = false, env = {} } = {}) => {
  const { packageManager } = readJson(join(root, 'package.json'));
  const { status, stdout, stderr } = spawnSync('npx', ['--yes', packageManager, ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: quiet ? 'pipe' : 'inherit',
    // On Windows npx is a batch file. No argument is a path, so the shell has none to cut.
    shell: process.platform === 'win32',
    // Without CI pnpm may ask before it replaces a node_modules of another version.
    env: { ...process.env, CI: 'true', ...env },
  });
  if (status !== 0 && quiet) process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`);
  return status === 0;
};
