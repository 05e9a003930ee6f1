import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];

/** EIO, as WASI numbers it. */
const inputOutputError = 29;

const syncStream = (stream: unknown): number => {
  const descriptor: unknown = typeof stream === 'object' && stream !== null && Reflect.get(stream, 'nfd');
  try {
    if (typeof descriptor === 'number') fsyncSync(descriptor);
    return 0;
  } catch {
    return inputOutputError;
  }
};

/**
 * NodeFS with a working fsync: PGlite's own does nothing, which survives a killed process but not a power cut. No option
 * of PGlite adds it, so this sets a file operation of Emscripten's NODEFS; `embedded.test.ts` names the checked version.
 */
class SyncedFiles extends NodeFS {
  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options);
    const preRun = emscriptenOpts.preRun ?? [];
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [
          ...preRun,
          ({ NODEFS }) => {
            const operations: unknown = Reflect.get(NODEFS, 'stream_ops');
            if (typeof operations !== 'object' || operations === null)
              throw new Error('The embedded database has no file operations to extend');
            Reflect.set(operations, 'fsync', syncStream);
          },
        ],
      },
    };
  }
}

/** Options for a PGlite that writes a commit to disk before it reports success. */
export const durable = (
  folder: string,
  { defaultStartParams }: Pick<typeof PGlite, 'defaultStartParams'>,
): PGliteOptions => ({
  fs: new SyncedFiles(folder),
  startParams: [
    // -F turns fsync off. PostgreSQL's default, fdatasync, never reaches the file layer.
    ...defaultStartParams.filter((parameter) => parameter !== '-F'),
    '-c',
    'wal_sync_method=fsync',
  ],
});

/** Runs fsync on every file below a folder. */
export const syncFolder = (folder: string): void => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = openSync(join(entry.parentPath, entry.name), 'r+');
    fsyncSync(file);
    closeSync(file);
  }
};
