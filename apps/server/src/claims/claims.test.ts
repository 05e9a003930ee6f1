import { campaignClaim } from '@gifting/domain/campaigns/campaign-claim';
import { claimView, ownClaim } from '@gifting/domain/campaigns/claim';
import { campaignLinks, newClaimLink } from '@gifting/domain/campaigns/links';
import { pageEnvelope } from '@gifting/domain/wire/page';
import { dataEnvelope } from '@gifting/domain/wire/wire';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { claimGifts, claimLinks, claims, mails } from '../database/schema';
import { orderCampaign } from '../testing/campaign';
import { orderPayloadOf } from '../testing/order-payload';
import { createTestApp, type Person, type TestApp } from '../testing/test-app';

let app: TestApp;
let buyer: Person;
let campaign: string;
let items: readonly number[];
let secrets = 0;

const newSecret = () => {
  secrets += 1;
  return String(secrets).padStart(32, 'a');
};

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

const addLink = async (body: object = { kind: 'shared', limit: 1000 }) => {
  const reply = await app.post(`/api/v1/campaign/links/${campaign}`, body, buyer);
  return z.parse(dataEnvelope(newClaimLink), reply.body);
};
const open = async (token: string) =>
  z.parse(dataEnvelope(claimView), (await app.get(`/api/v1/claim/${token}`)).body);
const bodyOf = (chosen: readonly number[] = [items[0] ?? 0]) => ({
  first_name: 'Noor',
  last_name: 'Haddad',
  email: 'noor@lumen.example',
  phone: '07700 900142',
  delivery_address_1: 'Flat 3, 27 Elm Grove',
  postal_code: 'BS6 5AA',
  post_town: 'Bristol',
  chosen: chosen.map((order_item_id) => ({ order_item_id, size: '' })),
});
const claim = (token: string, changes: object = {}) =>
  app.post(`/api/v1/claim/${token}`, { ...bodyOf(), secret: newSecret(), ...changes });
const own = async (secret: string) =>
  z.parse(dataEnvelope(ownClaim), (await app.get(`/api/v1/claimed/${secret}`)).body);
const stateIn = (body: unknown) => z.parse(z.object({ details: claimView }), body).details.state;
const statusesOf = (replies: readonly { status: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

beforeAll(async () => {
  app = await createTestApp({ mail: { origin: () => 'https://gifts.example', mailbox: false } });
  buyer = await app.person();
});
afterAll(() => app.close());

describe('a claim link', () => {
  it('is stored as a hash, and shown to nobody again', async () => {
    const { id, token } = await addLink();
    expect(token).toMatch(/^[\w-]{22}$/);
    const [row] = await app.db
      .select()
      .from(claimLinks)
      .where(eq(claimLinks.id, Number(id)));
    expect(JSON.stringify(row)).not.toContain(token);
    const list = (await app.get(`/api/v1/campaign/links/${campaign}`, buyer)).body;
    expect(JSON.stringify(list)).not.toContain(token);
    expect(z.parse(dataEnvelope(campaignLinks), list)).toMatchObject({
      standing: 'running',
      links: [{ id, kind: 'shared', limit: 1000, claimed: 0, revoked: false }],
    });
  });

  it('answers as a wrong one does once it is revoked', async () => {
    const { id, token } = await addLink();
    expect((await open(token)).state).toBe('open');
    expect((await app.post(`/api/v1/campaign/links/revoke/${id}`, undefined, buyer)).status).toBe(200);
    const [revoked, wrong] = [await app.get(`/api/v1/claim/${token}`), await app.get('/api/v1/claim/wrong')];
    expect(revoked).toEqual(wrong);
    expect((await claim(token)).body).toEqual((await claim('wrong')).body);
  });

  it("is nobody else's to make, read, revoke or steer", async () => {
    const { id } = await addLink();
    const other = await app.person();
    const limit = { kind: 'shared', limit: 1 };
    expect((await app.post(`/api/v1/campaign/links/${campaign}`, limit, other)).status).toBe(404);
    expect((await app.get(`/api/v1/campaign/links/${campaign}`, other)).status).toBe(404);
    expect((await app.post(`/api/v1/campaign/links/revoke/${id}`, undefined, other)).status).toBe(404);
    const pause = { action: 'pause' };
    expect((await app.post(`/api/v1/campaign/steer/${campaign}`, pause, other)).status).toBe(404);
  });

  it('follows what the buyer does: paused, resumed, cancelled for good', async () => {
    const { token } = await addLink();
    const steer = (action: string) => app.post(`/api/v1/campaign/steer/${campaign}`, { action }, buyer);
    await steer('pause');
    expect((await open(token)).state).toBe('paused');
    const refused = await claim(token);
    expect([refused.status, stateIn(refused.body)]).toEqual([409, 'paused']);
    await steer('resume');
    expect((await open(token)).state).toBe('open');
    await steer('cancel');
    expect((await open(token)).state).toBe('cancelled');
    expect((await steer('resume')).status).toBe(422);
  });

  it('is closed on its date, in the time zone of the buyer', async () => {
    const { token } = await addLink();
    await setUp({ opens: '2001-01-01T00:00', closes: '2001-03-25T01:30', time_zone: 'Europe/London' });
    expect((await open(token)).state).toBe('closed');
    await setUp({ opens: '2150-01-01T00:00', closes: null, time_zone: 'Europe/London' });
    expect((await open(token)).state).toBe('not yet open');
  });

  it('refuses guesses after two hundred from one client, and no right link', async () => {
    const strict = await createTestApp();
    try {
      const guesses = [];
      for (let guess = 0; guess <= 200; guess += 1)
        guesses.push(await strict.get(`/api/v1/claim/guess-${guess}`));
      expect(statusesOf(guesses)).toEqual({ 200: 200, 429: 1 });
    } finally {
      await strict.close();
    }
  });
});

describe('a claim', () => {
  it('has a reference and a private page; sent again it is the same claim', async () => {
    const { token } = await addLink();
    const secret = newSecret();
    const [first, second] = [await claim(token, { secret }), await claim(token, { secret })];
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(await own(secret)).toMatchObject({
      changeable: true,
      withdrawn: false,
      claim: { first_name: 'Noor' },
    });
    expect((await app.get('/api/v1/claimed/unknown')).status).toBe(404);
    const [row] = await app.db.select().from(claims).orderBy(claims.id).limit(1).offset(0);
    expect(JSON.stringify(row)).not.toContain(secret);
  });

  it('with a personal link is of one person', async () => {
    const { token } = await addLink({ kind: 'personal', name: 'Noor Haddad' });
    const replies = await Promise.all(Array.from({ length: 10 }, () => claim(token)));
    expect(statusesOf(replies)).toEqual({ 200: 1, 409: 9 });
    expect((await open(token)).state).toBe('claimed by somebody else');
  });

  it('of the last gift is one of fifty at once, and the others are told so', async () => {
    const { token } = await addLink();
    const [mug] = items;
    await fillUp(token, 49);
    const replies = await Promise.all(Array.from({ length: 50 }, () => claim(token)));
    expect(statusesOf(replies)).toEqual({ 200: 1, 409: 49 });
    for (const { status, body } of replies)
      if (status === 409) expect(stateIn(body)).toBe('gift or size gone');
    const taken = await app.db
      .select()
      .from(claimGifts)
      .where(eq(claimGifts.orderItemId, mug ?? 0));
    expect(taken).toHaveLength(50);
    expect((await open(token)).gifts.map(({ left }) => left)).toEqual([false, true]);
  });

  it('of a shared link is one of as many as its limit', async () => {
    const { token } = await addLink({ kind: 'shared', limit: 3 });
    const replies = await Promise.all(Array.from({ length: 10 }, () => claim(token)));
    expect(statusesOf(replies)).toEqual({ 200: 3, 409: 7 });
    expect((await open(token)).state).toBe('all gone');
  });

  it('withdrawn gives its gift back and erases its delivery', async () => {
    const { token } = await addLink({ kind: 'personal', name: 'Noor Haddad' });
    const secret = newSecret();
    await claim(token, { secret });
    const withdraw = () => app.post(`/api/v1/claimed/withdraw/${secret}`, undefined);
    expect((await withdraw()).status).toBe(200);
    expect((await withdraw()).status).toBe(409);
    expect(await own(secret)).toMatchObject({ withdrawn: true, changeable: false, claim: null });
    expect((await open(token)).state).toBe('open');
    const kept = await app.db
      .select()
      .from(claims)
      .where(and(eq(claims.email, ''), isNull(claims.withdrawnAt)));
    expect(kept).toEqual([]);
  });

  it('is changed until its campaign closes, also where the gift it has is the last', async () => {
    const { token } = await addLink();
    const secret = newSecret();
    await fillUp(token, 49);
    await claim(token, { secret });
    const change = (body: object) => app.post(`/api/v1/claimed/${secret}`, body);
    expect((await change({ ...bodyOf(), post_town: 'Leeds' })).status).toBe(200);
    expect((await own(secret)).claim).toMatchObject({ post_town: 'Leeds' });
    expect((await change(bodyOf(items.slice(1)))).status).toBe(200);
    expect((await open(token)).gifts.map(({ left }) => left)).toEqual([true, true]);
    await setUp({ closes: '2001-03-25T01:30', time_zone: 'Europe/London' });
    const late = await change(bodyOf());
    expect([late.status, stateIn(late.body)]).toEqual([409, 'closed']);
    expect(await own(secret)).toMatchObject({ changeable: false });
  });

  it('of the last of a size is one of twenty at once, and the others are told so', async () => {
    const { token } = await addLink();
    const [mug = 0] = items;
    const counted = { order_item_id: mug, ask_size: 'yes', input_type: 'options', options: ['S', 'M', 'L'] };
    await setUp({ products: [{ ...counted, pieces: [null, 2, 0] }] });
    const take = (size: string, secret = newSecret()) =>
      claim(token, { secret, chosen: [{ order_item_id: mug, size }] });
    const first = newSecret();
    await take('M', first);
    expect((await open(token)).gifts[0]).toMatchObject({ left: true, sizesLeft: [null, 1, 0] });
    const replies = await Promise.all(Array.from({ length: 20 }, () => take('M')));
    expect(statusesOf(replies)).toEqual({ 200: 1, 409: 19 });
    for (const { status, body } of replies)
      if (status === 409) expect(stateIn(body)).toBe('gift or size gone');
    expect((await take('L')).status).toBe(409);
    expect((await take('S')).status).toBe(200);
    // Whoever has the last can keep it and change the rest, and gives it back by taking another.
    expect((await own(first)).view.gifts[0]?.sizesLeft).toEqual([null, 1, 0]);
    const change = (size: string) =>
      app.post(`/api/v1/claimed/${first}`, { ...bodyOf(), chosen: [{ order_item_id: mug, size }] });
    expect((await change('M')).status).toBe(200);
    expect((await change('S')).status).toBe(200);
    expect((await take('M')).status).toBe(200);
    expect((await change('M')).status).toBe(409);
  });

  it('of gifts or sizes the page does not offer is refused at its field', async () => {
    const { token } = await addLink();
    const [mug = 0] = items;
    await setUp({
      products: [{ order_item_id: mug, ask_size: 'yes', input_type: 'options', options: ['S', 'M'] }],
    });
    const refused = async (chosen: object[]) => (await claim(token, { chosen })).body;
    expect(await refused([{ order_item_id: 1, size: '' }])).toMatchObject({
      errors: { chosen: [expect.anything()] },
    });
    expect(await refused([{ order_item_id: mug, size: 'XXL' }])).toMatchObject({
      errors: { 'chosen.0.size': ['Please select your size'] },
    });
    expect((await claim(token, { chosen: [{ order_item_id: mug, size: 'M' }] })).status).toBe(200);
  });
});

/** Claims the first gift so many times. */
async function fillUp(token: string, times: number): Promise<void> {
  const replies = await Promise.all(Array.from({ length: times }, () => claim(token)));
  expect(statusesOf(replies)).toEqual({ 200: times });
}

describe("a campaign's claims", () => {
  const list = async (person: Person, query = '') => {
    const reply = await app.get(`/api/v1/campaign/claims/${campaign}${query}`, person);
    return z.parse(pageEnvelope(campaignClaim), reply.body);
  };

  it('are shown to its buyer with masked addresses, unless recipients were told otherwise', async () => {
    const { token } = await addLink();
    await claim(token);
    await setUp({ collects_addresses: true });
    await claim(token);
    const addresses = (await list(buyer)).items.map(({ address }) => address);
    expect(addresses).toEqual([['Flat 3, 27 Elm Grove', 'Bristol', 'BS6 5AA'], ['BS6 •••']]);
    await setUp({ collects_addresses: false });
    expect((await list(buyer)).items.map(({ address }) => address)).toEqual([['BS6 •••'], ['BS6 •••']]);
  });

  it('come in pages', async () => {
    const { token } = await addLink();
    for (let made = 0; made < 3; made += 1) await claim(token);
    const whole = (await list(buyer)).items.map(({ id }) => id);
    const first = await list(buyer, '?limit=2');
    const second = await list(buyer, `?limit=2&cursor=${first.nextCursor}`);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(whole);
    expect(second.nextCursor).toBeNull();
  });

  it('keep nothing of a withdrawn one but its reference', async () => {
    const { token } = await addLink();
    const secret = newSecret();
    await claim(token, { secret });
    await app.post(`/api/v1/claimed/withdraw/${secret}`, undefined);
    expect((await list(buyer)).items).toMatchObject([{ name: '', gifts: [], address: [], withdrawn: true }]);
  });

  it("are nobody else's to read", async () => {
    const other = await app.person();
    expect((await app.get(`/api/v1/campaign/claims/${campaign}`, other)).status).toBe(404);
  });
});

describe('mails', () => {
  const mailsTo = async (recipient: string) =>
    (await app.db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(asc(mails.id))).map(
      ({ subject, body }) => `${subject}\n${body}`,
    );

  it('invite with the link itself, once the campaign is set up', async () => {
    const email = 'invited@lumen.example';
    const { token } = await addLink({ kind: 'personal', name: 'Noor Haddad', email });
    const [mail] = await mailsTo(email);
    expect(mail).toContain(`https://gifts.example/claim/${token}`);
    expect(mail).toContain('Hello Noor Haddad,');
    await app.post('/api/v1/create-order', orderPayloadOf({ campaign_type: 'microsite' }), buyer);
    const list = (await app.get('/api/v1/pending-campaign', buyer)).body;
    const unset = z.parse(dataEnvelope(z.array(z.object({ id: z.number() })), 2), list)[0]?.id;
    const early = { kind: 'personal', name: 'Noor', email: 'early@lumen.example' };
    const refused = await app.post(`/api/v1/campaign/links/${unset}`, early, buyer);
    expect(refused).toMatchObject({ status: 422, body: { errors: { email: [expect.anything()] } } });
    expect(await mailsTo('early@lumen.example')).toEqual([]);
  });

  it('invite no more people than there are gifts', async () => {
    const invite = (index: number) =>
      app.post(
        `/api/v1/campaign/links/${campaign}`,
        { kind: 'personal', name: 'Noor', email: `noor-${index}@lumen.example` },
        buyer,
      );
    const replies = [];
    for (let index = 0; index < 52; index += 1) replies.push(await invite(index));
    expect(statusesOf(replies)).toEqual({ 200: 50, 422: 2 });
  });

  it('confirm a claim once, and tell of changes once an hour', async () => {
    const { token } = await addLink();
    const delivery = { secret: newSecret(), email: 'claimed@lumen.example' };
    await claim(token, delivery);
    await claim(token, delivery);
    const link = `https://gifts.example/claimed/${delivery.secret}`;
    const [receipt, ...further] = await mailsTo(delivery.email);
    expect(receipt).toContain(link);
    expect(further).toEqual([]);
    const { secret, email } = delivery;
    for (const post_town of ['Bath', 'Wells'])
      await app.post(`/api/v1/claimed/${secret}`, { ...bodyOf(), email, post_town });
    const [, change, ...more] = await mailsTo(email);
    expect(change).toContain('was changed');
    expect(change).toContain(link);
    expect(more.length).toBeLessThanOrEqual(1);
  });

  it.each([
    ['de', 'Ihr Geschenk von'],
    ['fr', 'Votre cadeau de la part de'],
    ['es', 'Tu regalo de'],
    ['ar', 'هديتكم من'],
    ['ja', 'さんからのギフト'],
  ])('are in %s where that is what the recipient reads', async (language, subject) => {
    const { token } = await addLink();
    await setUp({ closes: '2150-01-30T23:59', time_zone: 'Europe/London' });
    const email = `${language}@lumen.example`;
    const secret = newSecret();
    await claim(token, { secret, email, language });
    // A change that says no language keeps the one there was.
    await app.post(`/api/v1/claimed/${secret}`, { ...bodyOf(), email });
    const [receipt = '', change = ''] = await mailsTo(email);
    expect(receipt).toContain(subject);
    expect(receipt).not.toContain('Hello');
    expect(receipt).toContain(`https://gifts.example/claimed/${secret}`);
    expect(receipt).toContain('2150');
    expect(change).not.toContain('Hello');
  });

  it('follow the language that a change names, and a claim names a language that there is', async () => {
    const { token } = await addLink();
    const secret = newSecret();
    const email = 'changed@lumen.example';
    await claim(token, { secret, email, language: 'ja' });
    await app.post(`/api/v1/claimed/${secret}`, { ...bodyOf(), email, language: 'de' });
    const [, change] = await mailsTo(email);
    expect(change).toContain('Guten Tag Noor');
    expect((await claim(token, { language: 'tlh' })).status).toBe(422);
  });

  it('confirm nothing that was refused', async () => {
    const { token } = await addLink({ kind: 'personal', name: 'Noor' });
    await claim(token);
    await claim(token, { email: 'late@lumen.example' });
    expect(await mailsTo('late@lumen.example')).toEqual([]);
  });
});
