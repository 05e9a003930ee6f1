import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { isStamped, stamp } from './stamp.mjs';
import { giveUp, pnpm, root } from './workspace.mjs';

const shared = ['package.json', 'pnpm-lock.yaml', 'packages/domain', 'packages/api'];

/** What Vite writes into a build from the environment. */
const viteVariables = () =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .sort();

const build = ({ name, label, sources, product, words = [] }) => {
  const value = fingerprint([...shared, ...sources], words);
  const file = join(root, product);
  if (isStamped(name, value, file)) return;
  const started = Date.now();
  process.stdout.write(`Building ${label} ... `);
  // a NODE_ENV of the surroundings, such as a test runner's, would put React's development build into the product
  const env = { NODE_ENV: 'production' };
  if (!pnpm(['--filter', `@gifting/${name}`, 'build'], { quiet: true, env }))
    giveUp(`Building ${label} failed: see above.`);
  console.log(`${((Date.now() - started) / 1000).toFixed(1)} s`);
  stamp(name, value, file);
};

/** Builds the web app, unless nothing it is made from has changed since. */
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

/** The built command of administration. */
export const adminFile = join(root, 'apps/server/dist/admin.mjs');

/** Builds the server and its commands, unless nothing it is made from has changed since. */
export const buildServer = () =>
  build({
    name: 'server',
    label: 'the server',
    sources: ['apps/server'],
    product: 'apps/server/dist/main.mjs',
  });
