import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { migrationsFolder } from '../testing/test-database';
import { openEmbedded } from './embedded';
import { currencies } from './schema';

vi.setConfig({ testTimeout: 180_000 });

const synced = vi.hoisted(() => ({ times: 0 }));
vi.mock('node:fs', async (original) => {
  const actual = await original<typeof fs>();
  return {
    ...actual,
    fsyncSync: (descriptor: number) => {
      synced.times += 1;
      actual.fsyncSync(descriptor);
    },
  };
});

let dataFolder: string;
beforeEach(() => {
  dataFolder = join(fs.mkdtempSync(join(tmpdir(), 'embedded-')), 'not', 'there', 'yet');
});
afterEach(() => {
  fs.rmSync(join(dataFolder, '../../..'), { recursive: true });
});

it('makes a folder, holds it, forces commits to disk, and finds everything again', async () => {
  let prepared = 0;
  const created: string[] = [];
  const open = () =>
    openEmbedded({
      dataFolder,
      migrationsFolder,
      prepare: async () => {
        prepared += 1;
      },
      onCreate: (folder) => created.push(folder),
    });
  const database = await open();
  await expect(open()).rejects.toThrow(`The data folder ${dataFolder} is in use`);

  const before = synced.times;
  await database.db.insert(currencies).values({ code: 'GBP', rate: 1, position: 0 });
  expect(synced.times).toBeGreaterThan(before);
  await database.close();

  const again = await open();
  expect(await again.db.$count(currencies)).toBe(1);
  await again.close();
  expect(prepared).toBe(2);
  expect(created).toEqual([dataFolder]);
  expect(fs.readdirSync(dataFolder)).toEqual(['postgres']);
  expect(fs.statSync(join(dataFolder, 'postgres')).mode & 0o077).toBe(0);
});
