import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { StartFailure } from '../start-failure';

/** Who holds a folder. `birth` tells a process from a later one that was given the same number. */
const holder = z.object({ pid: z.int(), birth: z.string(), nonce: z.string() });
type Holder = z.output<typeof holder>;

const attempt = <Result>(action: () => Result): Result | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

/**
 * When a process began, in a form that only serves to be compared; '' when the system does not tell. On Linux the boot
 * and the clock tick within it, elsewhere what ps says.
 */
const birthOf = (pid: number): string => {
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  if (stat !== undefined) {
    const boot = attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()) ?? '';
    // The command's name, in parentheses, may hold anything; the start is the 20th field behind it.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    return `${boot} ${ticks}`;
  }
  if (process.platform === 'win32') return '';
  return (
    attempt(() =>
      execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim(),
    ) ?? ''
  );
};

const exists = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It exists and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const isAlive = ({ pid, birth }: Holder): boolean => {
  if (!exists(pid)) return false;
  const present = birthOf(pid);
  // Without both births a process of that number has to be taken for the holder.
  return birth === '' || present === '' || birth === present;
};

const readHolder = (file: string): Holder | undefined => {
  const parsed = z.safeParse(
    holder,
    attempt(() => JSON.parse(readFileSync(file, 'utf8'))),
  );
  return parsed.success ? parsed.data : undefined;
};

const inUse = (folder: string, { pid }: Holder): StartFailure =>
  new StartFailure(
    `The data folder ${folder} is in use by another server (process ${pid}). Stop it, or set DATA_DIR to another folder.`,
  );

/**
 * Takes a data folder for this process and returns what gives it back. Two processes on one embedded database ruin it.
 * A lock whose process is gone, after a crash or a power cut, is taken over. Throws a {@link StartFailure} that names
 * the folder and the holder.
 */
export const lockFolder = (folder: string): (() => void) => {
  const file = join(folder, 'server.lock');
  const self: Holder = { pid: process.pid, birth: birthOf(process.pid), nonce: randomUUID() };
  // A link is made whole or not at all, so nobody ever reads half a lock.
  const draft = `${file}.${self.nonce}`;
  try {
    writeFileSync(draft, JSON.stringify(self));
  } catch (error) {
    throw new StartFailure(
      `The data folder ${folder} cannot be written to. Set DATA_DIR to another folder.`,
      {
        cause: error,
      },
    );
  }
  try {
    for (let round = 0; round < 10; round += 1) {
      if (attempt(() => linkSync(draft, file) ?? true)) {
        return () => {
          if (readHolder(file)?.nonce === self.nonce) rmSync(file, { force: true });
        };
      }
      const present = readHolder(file);
      if (present && isAlive(present)) throw inUse(folder, present);
      // Of several that find the same dead lock one gets to move it away. Should it have been replaced by a living one
      // in between, that one is put back.
      const moved = `${draft}.dead`;
      if (attempt(() => renameSync(file, moved) ?? true)) {
        const taken = readHolder(moved);
        if (taken && isAlive(taken)) {
          attempt(() => linkSync(moved, file));
          rmSync(moved, { force: true });
          throw inUse(folder, taken);
        }
        rmSync(moved, { force: true });
      }
    }
    throw new StartFailure(
      `The data folder ${folder} cannot be locked. Set DATA_DIR to a folder on a local disk.`,
    );
  } finally {
    rmSync(draft, { force: true });
  }
};
