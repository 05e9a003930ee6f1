import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Compressors by file extension. Brotli's default level is its highest, 11. */
const encoders = {
  br: promisify(brotliCompress),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Text files, except documents: the server fills them in and compresses them per response. */
const compressible = /\.(css|js|svg|txt|xml)$/;

/**
 * A Vite plugin that writes a brotli and a gzip copy beside each text file, for servers that send precompressed files.
 */
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
