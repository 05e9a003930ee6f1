import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './lib/install.mjs';
import { commandFile, giveUp, root } from './lib/workspace.mjs';

/**
 * Builds the web app on the mock server into `apps/web/dist-mocked`, to be hosted as files. Arguments are Vite's:
 * `-- --base /gifts/` for a folder of a site. A host must answer unknown addresses with `404.html`, as most do.
 */
const folder = join(root, 'apps/web');
const build = ['build', '--mode', 'mock-server', '--outDir', 'dist-mocked', '--emptyOutDir'];

install();
const { status } = spawnSync(
  process.execPath,
  [commandFile('vite', folder), ...build, ...process.argv.slice(2)],
  { cwd: folder, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
);
if (status !== 0) giveUp('The build failed: see above.');
// For addresses below the start page.
copyFileSync(join(folder, 'dist-mocked/index.html'), join(folder, 'dist-mocked/404.html'));
