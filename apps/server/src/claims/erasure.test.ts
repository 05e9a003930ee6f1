import { ownClaim } from '@gifting/domain/campaigns/claim';
import { newClaimLink } from '@gifting/domain/campaigns/links';
import { dataEnvelope } from '@gifting/domain/wire/wire';
import { eq, like, or } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { campaignRecipients, claimGifts, claimLinks, claims, mails } from '../database/schema';
import { orderPayloadOf } from '../testing/order-payload';
import { createTestApp, type Person, type TestApp } from '../testing/test-app';

let clock: Date;
let app: TestApp;
let buyer: Person;
let admin: Person;
let campaign: string;
let item: number;
let secret: string;

beforeAll(async () => {
  clock = new Date('2026-03-02T09:00:00Z');
  app = await createTestApp({
    now: () => clock,
    mail: { origin: () => 'https://gifts.example', mailbox: false },
  });
  buyer = await app.person();
  admin = await app.person('admin');
});
afterAll(() => app.close());

const postAs = (person: Person) => async (path: string, body?: unknown) => {
  const reply = await app.post(`/api/v1/${path}`, body, person);
  expect(reply.status).toBe(200);
  return reply.body;
};
const mail = () => `noor-${campaign}@lumen.example`;

/** A campaign that closes at noon, and Noor's claim with her invitation. */
beforeEach(async () => {
  clock = new Date('2026-03-02T09:00:00Z');
  const post = postAs(buyer);
  await post('create-order', orderPayloadOf({ campaign_type: 'microsite' }));
  const list = (await app.get('/api/v1/pending-campaign', buyer)).body;
  campaign = String(z.parse(dataEnvelope(z.array(z.object({ id: z.number() })), 2), list)[0]?.id);
  const detail = (await app.get(`/api/v1/campaign/${campaign}`, buyer)).body;
  const lines = z.object({ order_items: z.array(z.object({ id: z.number() })) });
  item = z.parse(dataEnvelope(lines), detail).order_items[0]?.id ?? 0;
  await post(`campaign/microsite-setup/${campaign}`, {
    products: [],
    gifts_per_person: 1,
    closes: '2026-03-02T12:00',
    time_zone: 'UTC',
  });
  await post(`campaign/recipients/${campaign}`, {
    recipients: [{ key: 'noor', name: 'Noor Haddad', email: mail() }],
  });
  await post(`campaign/recipients/invite/${campaign}`);
  const [invitation] = await app.db.select().from(mails).where(eq(mails.recipient, mail()));
  const token = /\/claim\/([\w-]{22})/.exec(invitation?.body ?? '')?.[1] ?? '';
  secret = token.padEnd(32, 's');
  await post(`claim/${token}`, {
    first_name: 'Noor',
    last_name: 'Haddad',
    email: mail(),
    phone: '07700 900142',
    delivery_address_1: 'Flat 3, 27 Elm Grove',
    postal_code: 'BS6 5AA',
    post_town: 'Bristol',
    chosen: [{ order_item_id: item, size: '' }],
    secret,
  });
});

const own = async () => z.parse(dataEnvelope(ownClaim), (await app.get(`/api/v1/claimed/${secret}`)).body);
const erase = () => postAs(buyer)(`claimed/erase/${secret}`);
const close = () => {
  clock = new Date('2026-03-02T12:00:01Z');
};
const act = (person: Person, action: string, needs: object = {}) =>
  postAs(person)(`order/${campaign}/lifecycle`, { action, ...needs });

/** Everything that the database holds of the campaign and the mails about it. */
const stored = async () => {
  const about = or(like(mails.recipient, `%${campaign}@%`), like(mails.body, '%Noor%'));
  const own = eq(claimLinks.orderId, Number(campaign));
  return JSON.stringify([
    await app.db
      .select()
      .from(campaignRecipients)
      .where(eq(campaignRecipients.orderId, Number(campaign))),
    await app.db.select().from(claimLinks).where(own),
    (
      await app.db
        .select({ claims })
        .from(claims)
        .innerJoin(claimLinks, eq(claimLinks.id, claims.linkId))
        .where(own)
    ).map(({ claims: claim }) => claim),
    (await app.db.select().from(mails).where(about)).filter(({ recipient }) => recipient === mail()),
  ]);
};
const personal = ['Noor', 'Haddad', 'lumen.example', '900142', 'Elm Grove', 'BS6', 'Bristol'];
const remains = async () => {
  const text = await stored();
  return personal.filter((part) => text.includes(part));
};
const gifts = async () =>
  (await app.db.select().from(claimGifts).where(eq(claimGifts.orderItemId, item))).length;

describe('a recipient who deletes their details', () => {
  it('before the cut-off gives the gift back, and is known by a reference only', async () => {
    expect((await own()).erasure).toBe('withdraws');
    expect(await remains()).toEqual(personal);
    const { reference } = await own();
    await erase();
    expect(await remains()).toEqual([]);
    expect(await own()).toMatchObject({ reference, withdrawn: true, erasure: 'done', claim: null });
    expect(await gifts()).toBe(0);
    const [link] = await app.db
      .select()
      .from(claimLinks)
      .where(eq(claimLinks.orderId, Number(campaign)));
    expect(link).toMatchObject({ name: '', email: '', revokedAt: clock });
  });

  it('after it is known to those who deliver until the gift has arrived', async () => {
    close();
    expect((await own()).erasure).toBe('once delivered');
    await erase();
    await erase();
    expect(await own()).toMatchObject({ erasure: 'asked', changeable: false, claim: { first_name: 'Noor' } });
    const seenBy = async (person: Person) =>
      JSON.stringify((await app.get(`/api/v1/campaign/claims/${campaign}`, person)).body);
    expect(await seenBy(buyer)).not.toContain('Noor');
    expect(await seenBy(admin)).toContain('Elm Grove');
    await act(admin, 'send_proof');
    await act(buyer, 'approve');
    await act(admin, 'start_production', { due_date: '2027-01-22' });
    await act(admin, 'send');
    // It is still announced.
    expect((await own()).claim?.email).toBe(mail());
    await act(admin, 'deliver');
    expect(await remains()).toEqual([]);
    expect(await own()).toMatchObject({ withdrawn: false, erasure: 'done', claim: null });
    expect(await gifts()).toBe(1);
  });

  it('after it, of a gift that will never be sent, is forgotten as that is decided', async () => {
    close();
    await erase();
    await postAs(buyer)(`campaign/steer/${campaign}`, { action: 'cancel' });
    expect(await remains()).toEqual([]);
  });

  it('cannot change the claim any more', async () => {
    await erase();
    const reply = await app.post(`/api/v1/claimed/withdraw/${secret}`, undefined);
    expect(reply.status).toBe(409);
  });

  it('leaves the link of others as it is', async () => {
    const shared = z.parse(
      dataEnvelope(newClaimLink),
      await postAs(buyer)(`campaign/links/${campaign}`, { kind: 'shared', limit: 3 }),
    );
    secret = 'another'.padEnd(32, 's');
    await postAs(buyer)(`claim/${shared.token}`, {
      first_name: 'Sam',
      last_name: 'Rivers',
      email: 'sam@lumen.example',
      phone: '07700 900143',
      delivery_address_1: '9 Mill Lane',
      postal_code: 'YO1 7HH',
      post_town: 'York',
      chosen: [{ order_item_id: item, size: '' }],
      secret,
    });
    await erase();
    expect(await stored()).not.toContain('Rivers');
    const [link] = await app.db
      .select()
      .from(claimLinks)
      .where(eq(claimLinks.id, Number(shared.id)));
    expect(link?.revokedAt).toBeNull();
    // The other's claim, with its invitation, is still there.
    expect(await remains()).toEqual(personal);
  });
});
