import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database';
import { mails } from '../database/schema';
import { openTestDatabase } from '../testing/test-database';
import { createMailer } from './mail';
import { type QueuedMail, sendDue, startMailWorker, type Transport } from './worker';

const start = Date.parse('2026-03-01T09:00:00Z');
const minute = 60_000;

let db: Database;
let close: () => Promise<void>;
let time: number;
let delivered: QueuedMail[];
let reported: unknown[];
let deliver: Transport['deliver'];

const now = () => new Date(time);
const mailer = createMailer(() => 'https://gifts.example', now);
const transport: Transport = {
  deliver: (mail) => deliver(mail),
  isFinal: (error) => error instanceof RangeError,
  keepsText: false,
};
const sending = () => ({ db, transport, now, onError: (_: string, error: unknown) => reported.push(error) });
const work = () => sendDue(sending());
const queue = (key: string) =>
  mailer.queue(db, { key, to: 'noor@lumen.example', subject: `About ${key}`, text: `Text of ${key}` });
const rows = () => db.select().from(mails).orderBy(asc(mails.id));

beforeEach(async () => {
  ({ db, close } = await openTestDatabase());
  time = start;
  delivered = [];
  reported = [];
  deliver = async (mail) => {
    delivered.push(mail);
  };
});
afterEach(() => close());

describe('a mail', () => {
  it('is sent once, however often it is queued, and its text is erased', async () => {
    await queue('a');
    await queue('a');
    expect(await work()).toBe(1);
    expect(await work()).toBe(0);
    expect(delivered).toMatchObject([{ subject: 'About a', body: 'Text of a' }]);
    expect(await rows()).toMatchObject([{ body: '', sentAt: now(), attempts: 1 }]);
    await queue('a');
    expect(await work()).toBe(0);
  });

  it('is not sent if what it is about is rolled back', async () => {
    const failed = db.transaction(async (tx) => {
      await mailer.queue(tx, { key: 'a', to: 'noor@lumen.example', subject: '', text: '' });
      throw new Error('No claim');
    });
    await expect(failed).rejects.toThrow('No claim');
    expect(await work()).toBe(0);
  });

  it('is tried again later, and given up in the end', async () => {
    deliver = () => Promise.reject(new Error('Connection refused'));
    await queue('a');
    let attempts = 0;
    for (; (await rows())[0]?.failedAt === null; time += minute) attempts += await work();
    expect(attempts).toBe(8);
    expect(reported).toHaveLength(8);
    expect(time - start).toBeGreaterThan(24 * 60 * minute);
    expect(await rows()).toMatchObject([{ body: '', sentAt: null }]);
  });

  it('is sent when the server is there again', async () => {
    deliver = () => Promise.reject(new Error('Connection refused'));
    await queue('a');
    await work();
    deliver = async (mail) => {
      delivered.push(mail);
    };
    expect(await work()).toBe(0);
    time += minute;
    expect(await work()).toBe(1);
    expect(delivered).toHaveLength(1);
  });

  it('that is refused for good is not tried again', async () => {
    deliver = () => Promise.reject(new RangeError('No such mailbox'));
    await queue('a');
    await work();
    time += 48 * 60 * minute;
    expect(await work()).toBe(0);
    expect(await rows()).toMatchObject([{ sentAt: null, failedAt: new Date(start) }]);
  });

  it('whose worker died is taken over after five minutes, with the same id', async () => {
    await queue('a');
    deliver = (mail) => {
      delivered.push(mail);
      return new Promise(() => undefined);
    };
    void work();
    await expect.poll(() => delivered).toHaveLength(1);
    deliver = async (mail) => {
      delivered.push(mail);
    };
    time += 4 * minute;
    expect(await work()).toBe(0);
    time += minute;
    expect(await work()).toBe(1);
    expect(delivered[1]?.id).toBe(delivered[0]?.id);
  });
});

it('of several workers each mail is sent by one', async () => {
  for (let count = 0; count < 30; count += 1) await queue(String(count));
  const drain = async () => {
    while ((await work()) > 0);
  };
  await Promise.all([drain(), drain(), drain()]);
  expect(delivered).toHaveLength(30);
  expect(new Set(delivered.map(({ id }) => id)).size).toBe(30);
});

it('a worker sends what is queued while it runs, and stops', async () => {
  const stop = startMailWorker(sending());
  await queue('a');
  await expect.poll(() => delivered, { timeout: 5000 }).toHaveLength(1);
  await stop();
  await queue('b');
  expect(await rows()).toMatchObject([{ body: '' }, { sentAt: null }]);
});
