import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { findBrowser } from '../../scripts/browser.mjs';
import { root } from '../../scripts/lib/workspace.mjs';

/** The packages whose versions affect the results. */
const packages = [
  'react',
  'react-dom',
  'react-router-dom',
  '@tanstack/react-query',
  'axios',
  'vite',
  'hono',
  '@hono/node-server',
  '@electric-sql/pglite',
  'drizzle-orm',
  'pg',
  'autocannon',
  'storybook',
  'vitest',
] as const;

const manifest = z.object({ version: z.string() });

const versionOf = (name: string): string =>
  z.parse(manifest, JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')))
    .version;

const firstLine = (file: string, args: readonly string[]): string =>
  execFileSync(file, args, { cwd: root, encoding: 'utf8' }).trim();

const describeMachine = () => {
  const [processor] = cpus();
  return {
    processors: cpus().length,
    processor: processor?.model ?? 'unknown',
    memory: `${Math.round(totalmem() / 2 ** 30)} GiB`,
    system: `${process.platform} ${process.arch}`,
    // If far above zero, other processes were running and times are unreliable.
    loadBefore: Number((loadavg()[0] ?? 0).toFixed(2)),
  };
};

/** Date, commit, machine and versions: figures of two runs are comparable only if these match. */
export const describeSurroundings = async () => ({
  date: new Date().toISOString(),
  commit: firstLine('git', ['describe', '--always', '--dirty', '--exclude', '*']),
  machine: describeMachine(),
  versions: {
    node: process.versions.node,
    chromium: firstLine((await findBrowser()).executablePath, ['--version']),
    ...Object.fromEntries(packages.map((name) => [name, versionOf(name)])),
  },
});
