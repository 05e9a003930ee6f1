import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod/mini';

const run = promisify(execFile);

const autocannon = fileURLToPath(import.meta.resolve('autocannon'));

/** A call that is made again and again. */
export interface Call {
  readonly address: string;
  /** Sent with POST; without one the call is a GET. */
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a server made of it: requests answered in a second, and how long the slowest hundredth took, in milliseconds. */
export interface Pace {
  readonly rate: number;
  readonly slowest: number;
}

const outcome = z.object({
  '2xx': z.number(),
  non2xx: z.number(),
  errors: z.number(),
  duration: z.number(),
  latency: z.object({ p99: z.number() }),
});

/**
 * Stands in a header for a value that is another one in every request. The bracket is not its last character: autocannon
 * would take it for the end of a list of arguments.
 */
export const anew = '[<id>].';

/**
 * Makes a call from a process of its own over a number of connections, each as soon as the one before is answered, for some
 * seconds. Throws when any is refused: a refusal is quicker than an answer.
 */
export const load = async (
  { address, body, headers = {} }: Call,
  connections: number,
  seconds: number,
): Promise<Pace> => {
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
    throw new Error(`${address}: ${non2xx} refused, ${errors} failed, ${good} answered`);
  return { rate: good / duration, slowest: latency.p99 };
};
