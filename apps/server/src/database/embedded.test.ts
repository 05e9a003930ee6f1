import * as fs from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
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

it('creates and locks a folder, syncs commits to disk, and opens everything again', async () => {
  let prepared = 0;
  const reported: string[] = [];
  const open = () =>
    openEmbedded({
      dataFolder,
      migrationsFolder,
      prepare: async () => {
        prepared += 1;
      },
      report: (line) => reported.push(line),
      onLost: () => undefined,
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
  expect(reported.filter((line) => line.startsWith('Creating'))).toEqual([
    `Creating the database in ${dataFolder}. This takes some seconds.`,
  ]);
  expect(fs.readdirSync(dataFolder)).toEqual(['postgres']);
  expect(fs.statSync(join(dataFolder, 'postgres')).mode & 0o077).toBe(0);
});

it('names a database it cannot open, and unlocks the folder', async () => {
  fs.mkdirSync(join(dataFolder, 'postgres'), { recursive: true });
  fs.writeFileSync(join(dataFolder, 'postgres/PG_VERSION'), '14');
  const opening = openEmbedded({
    dataFolder,
    migrationsFolder,
    prepare: () => Promise.resolve(),
    report: () => undefined,
    onLost: () => undefined,
  });
  await expect(opening).rejects.toThrow(`The database in ${join(dataFolder, 'postgres')} cannot be opened`);
  expect(fs.readdirSync(dataFolder)).toEqual(['postgres']);
});

it('sets the fsync of the file layer of PGlite 0.5.17; check synced-files.ts with any other version', () => {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest = z.object({ name: z.string(), version: z.string() });
  const text = fs.readFileSync(join(dirname(entry), '../package.json'), 'utf8');
  expect(manifest.parse(JSON.parse(text))).toEqual({ name: '@electric-sql/pglite', version: '0.5.17' });
});
