import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where the scripts keep what they remember. Gone with node_modules, which is when it must be. */
export const cache = join(root, 'node_modules', '.cache', 'gifting');

const windows = process.platform === 'win32';

/** The command that a package has brought along. */
export const bin = (name) => join(root, 'node_modules', '.bin', windows ? `${name}.cmd` : name);

/** Says what went wrong in one line and ends the process with a failure. */
export const giveUp = (line) => {
  console.error(line);
  process.exit(1);
};

/**
 * Runs the pnpm that package.json names, through npx, so that nothing but Node.js has to be on the machine.
 * With `quiet` its output is kept back unless it fails; `env` is added to the environment. Returns whether it succeeded.
 */
export const pnpm = (args, { quiet = false, env = {} } = {}) => {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const { status, stdout, stderr } = spawnSync('npx', ['--yes', packageManager, ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: quiet ? 'pipe' : 'inherit',
    shell: windows,
    // Without it pnpm may stop and ask before it replaces a node_modules that another version has made.
    env: { ...process.env, CI: 'true', ...env },
  });
  if (status !== 0 && quiet) process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`);
  return status === 0;
};
