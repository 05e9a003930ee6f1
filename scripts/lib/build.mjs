import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { isStamped, stamp } from './stamp.mjs';
import { giveUp, pnpm, root } from './workspace.mjs';

const shared = ['package.json', 'pnpm-lock.yaml', 'packages/domain', 'packages/api'];

/** The variables that Vite inlines. */
const viteVariables = () =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .sort();

/** @param {{ name: string, label: string, sources: string[], product: string, words?: unknown[] }} options */
const build = ({ name, label, sources, product, words = [] }) => {
  const value = fingerprint([...shared, ...sources], words);
  const file = join(root, product);
  if (isStamped(name, value, file)) return;
  const started = Date.now();
  process.stdout.write(`Building ${label} ... `);
  // With NODE_ENV from a test runner, the build would contain React's development version.
  const env = { NODE_ENV: 'production' };
  if (!pnpm(['--filter', `@gifting/${name}`, 'build'], { quiet: true, env }))
    giveUp(`Building ${label} failed: see above.`);
  console.log(`${((Date.now() - started) / 1000).toFixed(1)} s`);
  stamp(name, value, file);
};

/** Builds the web app if its sources changed. */
export const buildWeb = () =>
  build({
    name: 'web',
    label: 'the web app',
    sources: ['packages/ui', 'apps/web'],
    product: 'apps/web/dist/index.html',
    words: viteVariables(),
  });

/** The built server. */
export const serverFile = join(root, 'apps/server/dist/main.mjs');

/** The built admin command. */
export const adminFile = join(root, 'apps/server/dist/admin.mjs');

/** Builds the server and its commands if their sources changed. */
export const buildServer = () =>
  build({
    name: 'server',
    label: 'the server',
    sources: ['apps/server'],
    product: 'apps/server/dist/main.mjs',
  });
