import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { isStamped, stamp } from './stamp.mjs';
import { giveUp, pnpm, root } from './workspace.mjs';

const manifests = () => [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  ...['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
  ),
];

/** Installs packages if the lockfile, system or Node.js version changed. */
export const install = () => {
  const [major] = process.versions.node.split('.');
  const value = fingerprint(manifests(), [process.platform, process.arch, major]);
  const product = join(root, 'node_modules', '.modules.yaml');
  if (isStamped('install', value, product)) return;
  console.log('Installing packages. The first time this takes a minute or two.');
  if (!pnpm(['install', '--frozen-lockfile']))
    giveUp('The packages could not be installed: see above, and check the network connection.');
  stamp('install', value, product);
};
