import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lock } from 'proper-lockfile';
import { StartFailure } from '../start-failure';

/** How often the holder renews its lock, in milliseconds. */
const heartbeat = 2_000;
/** How many seconds a start waits before it says so: a living holder has renewed its lock by then. */
const silent = heartbeat / 1_000 + 1;
/** The age at which a lock counts as abandoned. PGlite may block the event loop for seconds, on slow machines for many. */
const stale = 30_000;

interface LockSettings {
  readonly folder: string;
  /** Receives a line when the start has to wait. */
  readonly report: (line: string) => void;
  /** Runs when another server took the lock, after this process hung for longer than a lock lasts. */
  readonly onLost: () => void;
}

const isLocked = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ELOCKED';

const inUse = (folder: string): StartFailure =>
  new StartFailure(
    `The data folder ${folder} is in use by another server. Stop it, or set DATA_DIR to another folder.`,
  );

/** Takes the lock if it is free or abandoned. Returns `undefined` if it is held. */
const tryLock = async ({ folder, onLost }: LockSettings, directory: string, wasLocked: boolean) => {
  let confirmed = false;
  let lost = false;
  const onCompromised = () => {
    lost = true;
    if (confirmed) onLost();
  };
  try {
    const unlock = await lock(folder, { lockfilePath: directory, stale, update: heartbeat, onCompromised });
    // Two servers that find the same abandoned lock may both get it; a heartbeat later one of them has lost it.
    if (wasLocked) await wait(2 * heartbeat);
    if (lost) throw inUse(folder);
    confirmed = true;
    return unlock;
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    if (isLocked(error)) return undefined;
    throw new StartFailure(
      `The data folder ${folder} cannot be written to. Set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
};

/**
 * Locks a data folder, across containers too, and returns what unlocks it: two processes on one embedded database ruin
 * it. Waits for an abandoned lock to expire. Throws a {@link StartFailure} if the folder is, or may be, in use.
 */
export const lockFolder = async (settings: LockSettings): Promise<() => Promise<void>> => {
  const { folder, report } = settings;
  const directory = join(folder, 'postgres.lock');
  const renewedAt = () => statSync(directory, { throwIfNoEntry: false })?.mtimeMs;
  const found = renewedAt();
  for (let second = 0; second < (stale + heartbeat) / 1_000; second += 1) {
    const unlock = await tryLock(settings, directory, found !== undefined);
    if (unlock) return unlock;
    // A lock that is renewed has a living holder.
    if (renewedAt() !== found) throw inUse(folder);
    if (second === silent)
      report(
        `The data folder ${folder} is locked. Waiting up to ${stale / 1_000} s in case its server ended suddenly.`,
      );
    await wait(1_000);
  }
  throw new StartFailure(
    `The data folder ${folder} is locked, and its lock does not expire. If no server uses the folder, remove ${directory}.`,
  );
};
