import { join } from 'node:path';
import { build } from 'vite';
import { precompress } from '../../apps/web/precompress';
import { root } from '../../scripts/lib/workspace.mjs';

/** Builds the floor into a folder, together with the product's pictures. */
export const buildFloor = (folder: string): Promise<unknown> =>
  build({
    root: join(root, 'bench/floor'),
    configFile: false,
    publicDir: join(root, 'packages/ui/public'),
    plugins: [precompress()],
    // Only warnings about third-party packages occur here.
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
  });
