import { join } from 'node:path';
import { build } from 'vite';
import { precompress } from '../../apps/web/precompress';
import { root } from '../../scripts/lib/workspace.mjs';

/** Builds the floor of the pages into a folder, with the product's pictures beside it. */
export const buildFloor = (folder: string): Promise<unknown> =>
  build({
    root: join(root, 'bench/floor'),
    configFile: false,
    publicDir: join(root, 'packages/ui/public'),
    plugins: [precompress()],
    // Warnings here are about third-party packages.
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
  });
