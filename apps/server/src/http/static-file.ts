import { createHash } from 'node:crypto';
import { type ContentEncoding, compressQuickly, compressWell } from './compression';

/** A file as it is sent. */
export interface StaticFile {
  readonly path: string;
  readonly content: Buffer;
  readonly etag: string;
  /** Compressed copies, made when they are first asked for. */
  readonly encoded: Map<ContentEncoding, Promise<Buffer>>;
}

/** What is compressed well is so one after the other: somebody may be waiting for what is compressed quickly. */
let compressing: Promise<unknown> = Promise.resolve();

const compressInTurn = (content: Buffer): Promise<Buffer> => {
  const turn = compressing.then(() => compressWell(content));
  compressing = turn.catch(() => undefined);
  return turn;
};

/**
 * The compressed copy of a file. The first asker gets a quickly made one; the smallest one, which takes a second for a
 * large script, is made behind it and serves everyone after.
 */
export const encode = (file: StaticFile, encoding: ContentEncoding): Promise<Buffer> => {
  const ready = file.encoded.get(encoding);
  if (ready) return ready;
  const quick = compressQuickly(file.content, encoding);
  file.encoded.set(encoding, quick);
  if (encoding === 'br')
    void quick
      .then(() => compressInTurn(file.content))
      .then((small) => file.encoded.set('br', Promise.resolve(small)));
  return quick;
};

/** A file with no compressed copy yet. `path` is its address. */
export const makeFile = (path: string, content: Buffer): StaticFile => ({
  path,
  content,
  etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
  encoded: new Map(),
});

/** A file, and with what status it is sent. */
export interface Found {
  readonly file: StaticFile;
  readonly status: 200 | 404;
}
