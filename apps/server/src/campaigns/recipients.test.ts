import { keepAnswer, toKeptRow } from '@gifting/domain/address-list/keep';
import { emptyPerson } from '@gifting/domain/address-list/person';
import { claimView } from '@gifting/domain/campaigns/claim';
import { campaignRecipient, inviteAnswer, recipientCounts } from '@gifting/domain/campaigns/recipient-list';
import { packingFiles } from '@gifting/domain/packing/packing';
import { pageEnvelope } from '@gifting/domain/wire/page';
import { dataEnvelope } from '@gifting/domain/wire/wire';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { mails } from '../database/schema';
import { orderCampaign } from '../testing/campaign';
import { createTestApp, type Person, type TestApp } from '../testing/test-app';

let clock = new Date('2026-03-02T09:00:00Z');
let app: TestApp;
let buyer: Person;
let campaign: string;
let items: readonly number[];

beforeAll(async () => {
  app = await createTestApp({
    now: () => clock,
    mail: { origin: () => 'https://gifts.example', mailbox: false },
  });
  buyer = await app.person();
});
afterAll(() => app.close());

const setUp = (changes: object = {}) =>
  app.post(
    `/api/v1/campaign/microsite-setup/${campaign}`,
    { products: [], gifts_per_person: 1, ...changes },
    buyer,
  );

/** An order of 50 packs of a mug and a notebook, set up so that each person takes one. */
beforeEach(async () => {
  ({ id: campaign, items } = await orderCampaign(app, buyer));
  await setUp();
});

const rowOf = (index: number, changes: object = {}) => ({
  key: `list-${index}`,
  name: `Person ${index}`,
  email: `person-${campaign}-${index}@lumen.example`,
  delivery_address_1: `${index + 1} Mill Lane`,
  postal_code: 'YO1 7HH',
  post_town: 'York',
  ...changes,
});
const rowsOf = (length: number) => Array.from({ length }, (_, index) => rowOf(index));
const post = (recipients: readonly object[], person: Person = buyer) =>
  app.post(`/api/v1/campaign/recipients/${campaign}`, { recipients }, person);
const keep = async (recipients: readonly object[]) =>
  z.parse(dataEnvelope(keepAnswer), (await post(recipients)).body).outcomes;
const invite = () => app.post(`/api/v1/campaign/recipients/invite/${campaign}`, undefined, buyer);
const invited = async () => z.parse(dataEnvelope(inviteAnswer), (await invite()).body);
const counts = async () =>
  z.parse(
    dataEnvelope(recipientCounts),
    (await app.get(`/api/v1/campaign/recipient-counts/${campaign}`, buyer)).body,
  );
const people = async (query = '') =>
  z.parse(
    pageEnvelope(campaignRecipient),
    (await app.get(`/api/v1/campaign/recipients/${campaign}${query}`, buyer)).body,
  );
const tokenFor = async (recipient: string) => {
  const found = (await app.db.select().from(mails)).find((mail) => mail.recipient === recipient);
  return /\/claim\/([\w-]{22})/.exec(found?.body ?? '')?.[1] ?? '';
};
const claim = (token: string, changes: object = {}) =>
  app.post(`/api/v1/claim/${token}`, {
    first_name: 'Noor',
    last_name: 'Haddad',
    email: 'noor@lumen.example',
    phone: '07700 900142',
    delivery_address_1: 'Flat 3, 27 Elm Grove',
    postal_code: 'BS6 5AA',
    post_town: 'Bristol',
    chosen: [{ order_item_id: items[0] ?? 0, size: '' }],
    secret: token.padEnd(32, 's'),
    ...changes,
  });

describe('a list of recipients', () => {
  it('is kept once, however often it is sent at a time', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => keep(rowsOf(40))));
    for (const outcomes of answers)
      expect(new Set(outcomes.map(({ outcome }) => outcome))).toEqual(new Set(['kept']));
    expect((await counts()).kept).toBe(40);
  });

  it('comes in pages, newest first', async () => {
    await keep(rowsOf(5));
    const first = await people('?limit=3');
    const second = await people(`?limit=3&cursor=${first.nextCursor}`);
    expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(
      [4, 3, 2, 1, 0].map((index) => `Person ${index}`),
    );
    expect(second.nextCursor).toBeNull();
  });

  it('has no letters that no database stores', async () => {
    expect((await post([rowOf(1, { name: 'No\0or' })])).status).toBe(422);
    const typed = { ...emptyPerson, name: '\uFEFFNo\0or\uD800', email: 'noor@lumen.example' };
    expect(await keep([toKeptRow('list-1', false, typed)])).toMatchObject([{ outcome: 'kept' }]);
    expect((await people()).items).toMatchObject([{ name: 'Noor' }]);
  });

  it("is nobody else's to read, keep or invite", async () => {
    const other = await app.person();
    expect((await post([rowOf(1)], other)).status).toBe(404);
    for (const path of ['recipients', 'recipient-counts', 'packing'])
      expect((await app.get(`/api/v1/campaign/${path}/${campaign}`, other)).status).toBe(404);
    const path = `/api/v1/campaign/recipients/invite/${campaign}`;
    expect((await app.post(path, undefined, other)).status).toBe(404);
  });

  it('takes 10,000 people and no more', async () => {
    for (let start = 0; start < 10_000; start += 500)
      await keep(Array.from({ length: 500 }, (_, index) => rowOf(start + index)));
    expect((await post([rowOf(10_000)])).status).toBe(422);
    expect(await keep([rowOf(9_999)])).toMatchObject([{ outcome: 'kept' }]);
    expect((await counts()).kept).toBe(10_000);
  }, 60_000);
});

describe('an invitation of a list', () => {
  it('goes to each once, to as many as there are gifts, also when two are sent at once', async () => {
    await keep(rowsOf(60));
    const answers = await Promise.all([invite(), invite(), invite()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await counts()).toEqual({ kept: 60, toInvite: 10, room: 0 });
    const sent = (await app.db.select().from(mails)).filter(({ recipient }) =>
      recipient.startsWith(`person-${campaign}-`),
    );
    expect(new Set(sent.map(({ recipient }) => recipient)).size).toBe(50);
    expect(sent).toHaveLength(50);
    expect((await invite()).status).toBe(422);
  });

  it('waits for a set-up, and ends with the campaign', async () => {
    await keep(rowsOf(2));
    expect(await invited()).toEqual({ invited: 2, left: 0 });
    expect(await invited()).toEqual({ invited: 0, left: 0 });
    await keep([rowOf(3)]);
    await app.post(`/api/v1/campaign/steer/${campaign}`, { action: 'cancel' }, buyer);
    expect((await invite()).status).toBe(422);
  });

  it('leads to a form with what the buyer entered, which is gone once it is claimed', async () => {
    await keep([
      rowOf(1, { name: 'Ana de la Cruz' }),
      { key: 'asked', name: 'Cher', email: `cher-${campaign}@lumen.example` },
    ]);
    await invited();
    const open = async (token: string) =>
      z.parse(dataEnvelope(claimView), (await app.get(`/api/v1/claim/${token}`)).body).delivery;
    const token = await tokenFor(`person-${campaign}-1@lumen.example`);
    expect(await open(token)).toMatchObject({
      firstName: 'Ana de la',
      lastName: 'Cruz',
      deliveryAddress1: '2 Mill Lane',
      postTown: 'York',
    });
    expect(await open(await tokenFor(`cher-${campaign}@lumen.example`))).toMatchObject({
      firstName: 'Cher',
      lastName: '',
      deliveryAddress1: '',
    });
    expect((await claim(token)).status).toBe(200);
    expect(await open(token)).toBeNull();
    expect((await people()).items.map(({ standing }) => standing)).toEqual(['invited', 'claimed']);
  });
});

describe('a recipient who is removed', () => {
  const remove = async (name: string, person: Person = buyer) => {
    const found = (await people()).items.find((each) => each.name === name);
    return app.post(`/api/v1/campaign/recipients/remove/${found?.id ?? 0}`, undefined, person);
  };

  it('has no link any more, and is sent no mail that waits', async () => {
    await keep(rowsOf(2));
    await invited();
    const token = await tokenFor(`person-${campaign}-0@lumen.example`);
    expect((await remove('Person 0')).status).toBe(200);
    expect((await people()).items.map(({ name }) => name)).toEqual(['Person 1']);
    expect(await app.get(`/api/v1/claim/${token}`)).toEqual(await app.get('/api/v1/claim/wrong'));
    expect(await tokenFor(`person-${campaign}-0@lumen.example`)).toBe('');
    expect(await tokenFor(`person-${campaign}-1@lumen.example`)).not.toBe('');
    // Nobody fills a stranger's mailbox by removing and inviting again.
    expect((await counts()).room).toBe(48);
  });

  it('keeps what they have claimed', async () => {
    await keep(rowsOf(1));
    await invited();
    const token = await tokenFor(`person-${campaign}-0@lumen.example`);
    await claim(token);
    await remove('Person 0');
    expect((await app.get(`/api/v1/claimed/${token.padEnd(32, 's')}`)).status).toBe(200);
  });

  it("is not on somebody else's list", async () => {
    await keep(rowsOf(1));
    expect((await remove('Person 0', await app.person())).status).toBe(404);
    expect((await remove('Nobody')).status).toBe(404);
    expect((await counts()).kept).toBe(1);
  });
});

describe('what is to be packed', () => {
  const linksFor = async (person: Person) =>
    z.parse(dataEnvelope(packingFiles), (await app.get(`/api/v1/campaign/packing/${campaign}`, person)).body);
  const csvFor = async (person: Person) => {
    const response = await app.fetch((await linksFor(person)).csv ?? '');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="packing-${campaign}.csv"`,
    );
    // `text()` would drop the byte order mark.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    expect(text.startsWith('\uFEFFClaim,Name,Gift,Size,Address\r\n')).toBe(true);
    return text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.replace(/^[\d-]+,/, ''));
  };

  const claimed = async (...changes: readonly object[]) => {
    await keep(rowsOf(changes.length));
    await invited();
    for (const [index, change] of changes.entries())
      await claim(await tokenFor(`person-${campaign}-${index}@lumen.example`), change);
  };

  it('masks addresses for the buyer as the page does, and not for those who pack', async () => {
    await claimed({});
    expect(await csvFor(buyer)).toEqual(['Noor Haddad,Stoneware Mug,,BS6 •••']);
    const whole = 'Noor Haddad,Stoneware Mug,,"Flat 3, 27 Elm Grove, Bristol, BS6 5AA"';
    expect(await csvFor(await app.person('admin'))).toEqual([whole]);
    await setUp({ collects_addresses: true });
    // Its recipient was told otherwise.
    expect(await csvFor(buyer)).toEqual(['Noor Haddad,Stoneware Mug,,BS6 •••']);
  });

  it('shows a buyer what is collected for them, without formulas', async () => {
    await setUp({ collects_addresses: true });
    await claimed({ first_name: '=HYPERLINK("https://bad.example")' });
    expect(await csvFor(buyer)).toEqual([
      `"'=HYPERLINK(""https://bad.example"") Haddad",Stoneware Mug,,"Flat 3, 27 Elm Grove, Bristol, BS6 5AA"`,
    ]);
  });

  it('is a workbook of texts too', async () => {
    await claimed({ first_name: '=1+1' });
    const response = await app.fetch((await linksFor(buyer)).xlsx ?? '');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const texts = Object.entries(files).map(([name, content]) => [name, strFromU8(content)] as const);
    const sheet = texts.find(([name]) => name.includes('worksheets/sheet1'))?.[1] ?? '';
    expect(sheet).not.toContain('<f>');
    expect(texts.some(([, text]) => text.includes('=1+1 Haddad'))).toBe(true);
  });

  it('has links of its role that expire', async () => {
    await claimed({});
    const { csv } = await linksFor(buyer);
    const forged = csv?.replace('/user/', '/admin/') ?? '';
    expect((await app.fetch(forged)).status).toBe(404);
    expect((await app.fetch(csv?.replace('as=csv', 'as=exe') ?? '')).status).toBe(404);
    clock = new Date(clock.getTime() + 61 * 60_000);
    expect((await app.fetch(csv ?? '')).status).toBe(410);
  });

  it('is read whole when it is long', async () => {
    const token = async () => {
      const limit = { kind: 'shared', limit: 1000 };
      const reply = await app.post(`/api/v1/campaign/links/${campaign}`, limit, buyer);
      return z.parse(dataEnvelope(z.object({ token: z.string() })), reply.body).token;
    };
    const shared = await token();
    for (let index = 0; index < 50; index += 1)
      await claim(shared, { secret: `${campaign}-${index}`.padEnd(32, 's') });
    expect(await csvFor(buyer)).toHaveLength(50);
  });
});
