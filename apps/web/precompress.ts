import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** How each copy's ending is made. Brotli's default level is its highest, 11. */
const encoders = {
  br: promisify(brotliCompress),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Text files; the server fills documents, so it compresses them itself. */
const compressible = /\.(css|js|json|svg|txt|xml)$/;

/** Writes a brotli and a gzip copy beside each text file of a build, for servers that send precompressed files. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler: async ({ dir = '.' }) => {
      const entries = await readdir(dir, { recursive: true, withFileTypes: true });
      for (const { parentPath, name } of entries.filter((entry) => compressible.test(entry.name))) {
        const content = await readFile(join(parentPath, name));
        for (const [ending, encode] of Object.entries(encoders))
          await writeFile(join(parentPath, `${name}.${ending}`), await encode(content));
      }
    },
  },
});
