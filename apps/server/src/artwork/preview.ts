import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { imageRefusals } from '@gifting/domain/images/image-file';
import { type ArtworkKind, artworkRefusals } from '@gifting/domain/orders/artwork-file';
import { pictureLane } from '../uploads/images';

const program = createRequire(import.meta.url).resolve('@gifting/server/draw-artwork');

/** How long drawing may take, in milliseconds. */
const patience = 10_000;

/** The largest preview, in bytes. */
const maxPreview = 1024 * 1024;

/** 256 MB for PDFium, and as much for scripts: a file that unpacks to more is no artwork. */
const memoryLimits = ['--wasm-max-mem-pages=4096', '--max-old-space-size=256'];

/** The sentence for an exit of the program. */
const refusals: Readonly<Record<number, string>> = {
  1: artworkRefusals.damaged,
  2: artworkRefusals.locked,
  3: imageRefusals.tooManyPixels,
};

/** Draws a file in a process that is killed when it takes too long, and that knows none of the server's secrets. */
const draw = (kind: ArtworkKind, content: Uint8Array): Promise<Uint8Array<ArrayBuffer> | string> =>
  new Promise((resolve, reject) => {
    const { SystemRoot } = process.env;
    const child = execFile(
      process.execPath,
      [...memoryLimits, program, kind],
      {
        encoding: 'buffer',
        env: SystemRoot === undefined ? {} : { SystemRoot },
        timeout: patience,
        killSignal: 'SIGKILL',
        maxBuffer: maxPreview,
      },
      (error, preview) => {
        if (!error) resolve(new Uint8Array(preview));
        else if (error.killed) resolve(artworkRefusals.tooSlow);
        // A number is its exit, a signal its crash; anything else is a fault of ours.
        else if (typeof error.code === 'number') resolve(refusals[error.code] ?? artworkRefusals.damaged);
        else if (error.signal) resolve(artworkRefusals.damaged);
        else reject(error);
      },
    );
    // It may end before it has read all.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(content);
  });

/**
 * Draws the preview of a file as WebP, or says what is wrong with it. One file at a time, uploaded pictures included: throws
 * a 503 if too many wait, or too long.
 */
export const drawPreview = (
  kind: ArtworkKind,
  content: Uint8Array,
): Promise<Uint8Array<ArrayBuffer> | string> => pictureLane(() => draw(kind, content));
