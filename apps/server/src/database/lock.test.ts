import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './lock';

let folder: string;
const file = () => join(folder, 'server.lock');

const others: ChildProcess[] = [];
const otherProcess = (): number => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  others.push(child);
  return child.pid ?? 0;
};
const gone = async (): Promise<number> => {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => child.once('exit', resolve));
  return child.pid ?? 0;
};
const leaveLock = (pid: number, birth: string): void =>
  writeFileSync(file(), JSON.stringify({ pid, birth, nonce: 'another' }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => {
  for (const child of others.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

describe('the lock of a folder', () => {
  it('is held until it is given back', () => {
    const unlock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(
      `The data folder ${folder} is in use by another server (process ${process.pid}).`,
    );
    unlock();
    expect(readdirSync(folder)).toEqual([]);
    lockFolder(folder)();
  });

  it('is respected while its process lives, also when the birth of that cannot be told', () => {
    const pid = otherProcess();
    leaveLock(pid, '');
    expect(() => lockFolder(folder)).toThrow(`(process ${pid})`);
    expect(readdirSync(folder)).toEqual(['server.lock']);
  });

  it('of a process that is gone is taken over', async () => {
    leaveLock(await gone(), 'some boot 1');
    const unlock = lockFolder(folder);
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ pid: process.pid });
    expect(readdirSync(folder)).toEqual(['server.lock']);
    unlock();
  });

  it.runIf(process.platform !== 'win32')(
    'of a process whose number another one has by now is taken over',
    () => {
      leaveLock(otherProcess(), 'an earlier boot 1');
      lockFolder(folder)();
    },
  );

  it.each(['', '{', '{"pid":"x"}'])('that cannot be read (%j) is taken over', (content) => {
    writeFileSync(file(), content);
    lockFolder(folder)();
  });

  it('given back late leaves the lock of a successor alone', () => {
    const unlock = lockFolder(folder);
    leaveLock(otherProcess(), '');
    unlock();
    expect(readdirSync(folder)).toEqual(['server.lock']);
  });

  it('cannot be taken where nothing can be written', () => {
    expect(() => lockFolder(join(folder, 'missing'))).toThrow('cannot be written to');
  });
});
