import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Init = NodeFS['init'];

/** EIO in the numbering of the system interface PostgreSQL is compiled for. */
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
 * Files on disk that can be forced there. The embedded PostgreSQL's own file layer answers every fsync with success and
 * does nothing, which outlives a killed process but not a power cut; here it is done.
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

/** Options with which an embedded PostgreSQL answers a commit only once it is on disk. */
export const durable = (
  folder: string,
  { defaultStartParams }: Pick<typeof PGlite, 'defaultStartParams'>,
): PGliteOptions => ({
  fs: new SyncedFiles(folder),
  startParams: [
    // -F is PostgreSQL's switch for fsync off; fdatasync, its default, is not wired to the file layer.
    ...defaultStartParams.filter((parameter) => parameter !== '-F'),
    '-c',
    'wal_sync_method=fsync',
  ],
});

/** Forces every file below a folder to disk. */
export const syncFolder = (folder: string): void => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = openSync(join(entry.parentPath, entry.name), 'r+');
    fsyncSync(file);
    closeSync(file);
  }
};
