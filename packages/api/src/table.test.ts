import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allMocks, rowMocks } from './mocks';
import { table } from './table';

const matches = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);

describe('the API table', () => {
  test('has under each name the mock of that row', () => {
    for (const row of table) expect(rowMocks[row.name].row).toBe(row);
  });
  test('has no name and no call twice', () => {
    expect(new Set(table.map(({ name }) => name)).size).toBe(table.length);
    expect(new Set(table.map(({ method, path }) => `${method} ${path}`)).size).toBe(table.length);
  });
  test('has every fixed path before a path with a parameter that it also matches', () => {
    const hidden = table.filter(({ method, path }, index) =>
      table.slice(0, index).some((row) => row.method === method && matches(row.path, path)),
    );
    expect(hidden.map(({ path }) => path)).toEqual([]);
  });
  test('lets administrators alone call what is under /admin', () => {
    for (const { path, access } of table) expect(access === 'admin').toBe(path.startsWith('/admin/'));
  });
  test('names each parameter of a path once, in the path and in the row', () => {
    for (const { path, params } of table) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(params instanceof z.ZodMiniObject ? Object.keys(params.shape) : []).toEqual(named);
    }
  });
});

describe.each(allMocks)('the samples of $row.name', ({ row, samples }) => {
  test.each(Object.entries(samples))('%s goes to the wire and back unchanged', (_kind, sample) => {
    const schema: z.ZodMiniType = row.response;
    expect(z.decode(schema, JSON.parse(JSON.stringify(z.encode(schema, sample))))).toEqual(sample);
  });
});
