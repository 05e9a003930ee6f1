import { beforeAll, describe, expect, it } from 'vitest';
import { type Examined, examine } from './plans/examine';
import { findPostgres, startPostgres } from './providers/postgres';

const postgres = findPostgres();

/** The rows of the table that ask the database nothing. */
const silent = ['account.socialLogin', 'openid.provider', 'capabilities.list', 'orders.tax'];

/** The version of PostgreSQL whose plans are listed; another one may choose others. */
const listed = '15';

describe.skipIf(typeof postgres === 'string')('the statements of the server among many rows', () => {
  let examined: Examined;
  beforeAll(async () => {
    if (typeof postgres === 'string') return;
    const { url, stop } = await startPostgres(postgres);
    try {
      examined = await examine({ url, scale: { orders: 20_000 }, asAmongMany: true });
    } finally {
      await stop();
    }
  }, 300_000);

  it('go by an index each, and read little more than they answer', () => {
    expect(examined.faults).toEqual([]);
  });

  it('are known of every row of the API table', () => {
    expect(examined.silent).toEqual(silent);
  });

  it('find what refers to a row that is deleted by an index', () => {
    expect(examined.unindexed).toEqual([]);
  });

  it('are these, read by these indexes', async ({ skip }) => {
    skip(examined.version !== listed, `listed for PostgreSQL ${listed}`);
    await expect(`${examined.lines.join('\n')}\n`).toMatchFileSnapshot('plans/statements.txt');
  });
});
