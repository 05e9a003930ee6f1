import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { fromFormData } from '@gifting/api/core/multipart';
import { maxImageSize } from '@gifting/domain/images/image-file';
import { maxTexts, tooLarge } from './body-limit';
import type { FormFiles } from './form-files';

const maxParts = 1000;

/**
 * Reads a form as it arrives, its files into `files`: of a file above the limit of pictures one byte more than the limit
 * is kept, and the row's schema refuses it at its field. Throws a 413 for a form above its limit in bytes or with more
 * than 1 MB of texts, a 503 if the disk fails, and an error for a broken form.
 */
export const readForm = async (
  { headers, body }: Request,
  maxSize: number,
  files: FormFiles,
): Promise<Record<string, unknown>> => {
  const parser = new Busboy({
    headers: { 'content-type': headers.get('content-type') ?? '' },
    limits: { fileSize: maxImageSize + 1, fieldSize: maxTexts, parts: maxParts },
  });
  const end = new AbortController();
  const parts: Promise<readonly [name: string, value: string | File]>[] = [];
  let size = 0;
  let texts = 0;
  parser.on('field', (name, value) => {
    texts += value.length;
    parts.push(Promise.resolve([name, value]));
  });
  parser.on('file', (name, stream, fileName, _encoding, type) => {
    const part = files.store(stream, { name: fileName, type }, end).then((file) => [name, file] as const);
    // A form that breaks off fails here and in the pipeline, which reports it.
    part.catch(() => undefined);
    parts.push(part);
  });
  const counted = async function* () {
    // Its own iterator would cancel the request on a refusal, and with it the answer.
    const reader = body?.getReader();
    for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
      size += next.value.byteLength;
      if (size > maxSize || texts >= maxTexts) throw tooLarge(maxSize);
      yield next.value;
    }
  };
  try {
    await pipeline(counted, parser, { signal: end.signal });
  } catch (error) {
    end.abort(error);
    await Promise.allSettled(parts);
    throw end.signal.reason;
  }
  if (texts >= maxTexts) throw tooLarge(maxTexts);
  const form = new FormData();
  for (const [name, value] of await Promise.all(parts)) form.append(name, value);
  return fromFormData(form);
};
