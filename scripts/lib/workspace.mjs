import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The folder for stamps; it must disappear with node_modules. */
export const cache = join(root, 'node_modules', '.cache', 'gifting');

const windows = process.platform === 'win32';

/**
 * The path of a package's command.
 * @param {string} name
 */
export const bin = (name) => join(root, 'node_modules', '.bin', windows ? `${name}.cmd` : name);

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
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { status, stdout, stderr } = spawnSync('npx', ['--yes', packageManager, ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: quiet ? 'pipe' : 'inherit',
    shell: windows,
    // Without CI pnpm may ask before it replaces a node_modules of another version.
    env: { ...process.env, CI: 'true', ...env },
  });
  if (status !== 0 && quiet) process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`);
  return status === 0;
};
