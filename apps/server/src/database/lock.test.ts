import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockFolder } from './lock';

let folder: string;
const directory = () => join(folder, 'postgres.lock');
const report = vi.fn<(line: string) => void>();
const onLost = vi.fn<() => void>();
const take = () => lockFolder({ folder, report, onLost });

/** Leaves the lock of a server that renewed it some seconds ago and never again. */
const leaveLock = (age: number): void => {
  mkdirSync(directory(), { recursive: true });
  const renewed = Date.now() / 1_000 - age;
  utimesSync(directory(), renewed, renewed);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  report.mockReset();
  onLost.mockReset();
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the lock of a folder', () => {
  it('is held until it is released', async () => {
    const unlock = await take();
    await expect(take()).rejects.toThrow(
      `The data folder ${folder} is in use by another server. Stop it, or set DATA_DIR to another folder.`,
    );
    await unlock();
    expect(readdirSync(folder)).toEqual([]);
    await (await take())();
  });

  it('is taken over when it expired', async () => {
    leaveLock(60);
    await (await take())();
    expect(report).not.toHaveBeenCalled();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is waited for until it expires', async () => {
    leaveLock(25);
    await (await take())();
    expect(report.mock.calls).toEqual([
      [`The data folder ${folder} is locked. Waiting up to 30 s in case its server ended suddenly.`],
    ]);
  });

  it('goes to one of two servers that find it expired', async () => {
    leaveLock(60);
    const outcomes = await Promise.allSettled([take(), take()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) if (outcome.status === 'fulfilled') await outcome.value();
  });

  it('reports that another server took it', async () => {
    await take();
    leaveLock(0);
    await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce(), { timeout: 10_000 });
  });

  it('cannot be taken where nothing can be written', async () => {
    const missing = join(folder, 'missing');
    await expect(lockFolder({ folder: missing, report, onLost })).rejects.toThrow(
      `The data folder ${missing} cannot be written to. Set DATA_DIR to another folder.`,
    );
  });
});
