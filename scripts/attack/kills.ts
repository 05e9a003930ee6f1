import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Running } from '../lib/product';
import { inFolder, inPostgres, type Stored } from '../lib/stored';
import { judge, type Kept } from './judge';
import { type Finding, onPostgres, startServer } from './target';

/** For how long a server may answer nothing before the attack gives up, in milliseconds. */
const patience = 60_000;

/** How many have their answer before each kill: another number every time, seven on average. */
const answeredBefore = (kill: number): number => 1 + ((kill * 5) % 13);

/** `KILLS` sets another number. */
export const kills = Number(process.env.KILLS || 100);

/** People at work until told to stop, who send the same again until it is acknowledged. */
export interface AtWork {
  /** The keys that were acknowledged so far. */
  readonly acknowledged: ReadonlySet<string>;
  /** How many have had their answer, a refusal with a reason too. */
  readonly answered: () => number;
  /** The statuses of all answers. */
  readonly statuses: Set<number>;
  readonly stop: () => Promise<void>;
}

/** Starts people at work on a server, which is another one after each kill. */
type Begin = (server: () => Running) => Promise<AtWork>;

/** Kills a server in their midst, counted in answers, so that a slow machine is no gentler. */
const kill = async (
  env: Readonly<Record<string, string>>,
  storedOf: (server: Running) => Stored,
  what: string,
  kept: Kept,
  begin: Begin,
): Promise<Finding> => {
  let server = await startServer(env);
  try {
    const work = await begin(() => server);
    for (let round = 0; round < kills; round += 1) {
      const goal = work.answered() + answeredBefore(round);
      const begun = performance.now();
      while (work.answered() < goal) {
        if (performance.now() - begun > patience)
          throw new Error(
            `Nothing for a minute. Answers: ${[...work.statuses].join(', ')}. Printed:\n${server.printed()}`,
          );
        await wait(2);
      }
      // Another moment of a request every time.
      await wait((round * 7) % 25);
      await server.kill();
      // The server is dead for certain: its lock need not expire first.
      await rm(join(server.dataFolder, 'postgres.lock'), { recursive: true, force: true });
      work.statuses.clear();
      server = await server.again();
    }
    await work.stop();
    await server.stop();
    return await judge(
      storedOf(server),
      kept,
      `${kills} kills while ${what} arrive`,
      work.acknowledged,
      kills * 5,
    );
  } finally {
    await server.remove();
  }
};

/** Kills a server a hundred times with either database, and judges what is stored then. */
export const killOnBoth = async (what: string, kept: Kept, begin: Begin): Promise<readonly Finding[]> => {
  const external = await onPostgres((url) =>
    kill({ DATABASE_URL: url }, () => inPostgres(url), what, kept, begin),
  );
  return [...(external ? [external] : []), await kill({}, inFolder, what, kept, begin)];
};
