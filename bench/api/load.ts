import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

const run = promisify(execFile);

const autocannon = fileURLToPath(import.meta.resolve('autocannon'));

/** A call that is repeated under load. */
export interface Call {
  readonly address: string;
  /** Sent with POST; without one the call is a GET. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Results of a run: responses per second, and 99th-percentile latency in milliseconds. */
export interface Load {
  readonly rate: number;
  readonly p99: number;
}

const outcome = z.object({
  '2xx': z.number(),
  non2xx: z.number(),
  errors: z.number(),
  duration: z.number(),
  latency: z.object({ p99: z.number() }),
});

/** A header value that autocannon makes unique per request. It ends in a dot: a last bracket would end an argument list. */
export const uniqueId = '[<id>].';

/** Repeats a call for some seconds from another process. Throws if any fails: refusals are faster than responses. */
export const measureLoad = async (
  { address, body, headers = {} }: Call,
  connections: number,
  seconds: number,
): Promise<Load> => {
  const sent = body && ['--method', 'POST', '--body', JSON.stringify(body), '--idReplacement'];
  const given = Object.entries({ ...headers, ...(body && { 'content-type': 'application/json' }) });
  const { stdout } = await run(process.execPath, [
    autocannon,
    ...['--json', '--connections', String(connections), '--duration', String(seconds)],
    ...given.flatMap(([name, value]) => ['--headers', `${name}: ${value}`]),
    ...(sent ?? []),
    address,
  ]);
  const { '2xx': good, non2xx, errors, duration, latency } = z.parse(outcome, JSON.parse(stdout));
  if (non2xx + errors > 0)
    throw new Error(`${address}: ${non2xx} refused, ${errors} failed, ${good} succeeded`);
  return { rate: good / duration, p99: latency.p99 };
};
