import { claimView } from '@gifting/domain/campaigns/claim';
import { campaignReminder, remindAnswer } from '@gifting/domain/campaigns/reminder';
import { dataEnvelope } from '@gifting/domain/wire/wire';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { claimLinks, linkReminders, mails } from '../database/schema';
import { orderCampaign } from '../testing/campaign';
import { createTestApp, type Person, type TestApp } from '../testing/test-app';

let app: TestApp;
let buyer: Person;
let admin: Person;
let campaign: string;
let item: number;

beforeAll(async () => {
  app = await createTestApp({ mail: { origin: () => 'https://gifts.example', mailbox: false } });
  buyer = await app.person();
  admin = await app.person('admin');
});
afterAll(() => app.close());

/** An order of 50 packs, with two people on its list who are invited. */
beforeEach(async () => {
  const ordered = await orderCampaign(app, buyer);
  campaign = ordered.id;
  item = ordered.items[0] ?? 0;
  await app.post(
    `/api/v1/campaign/microsite-setup/${campaign}`,
    { products: [], gifts_per_person: 1 },
    buyer,
  );
  const recipients = ['ana', 'kofi'].map((name) => ({ key: name, name, email: mailOf(name) }));
  await app.post(`/api/v1/campaign/recipients/${campaign}`, { recipients }, buyer);
  await app.post(`/api/v1/campaign/recipients/invite/${campaign}`, undefined, buyer);
});

const mailOf = (name: string) => `${name}-${campaign}@lumen.example`;
const path = () => `/api/v1/campaign/reminder/${campaign}`;
const read = async () => z.parse(dataEnvelope(campaignReminder), (await app.get(path(), buyer)).body);
const post = () => app.post(path(), undefined, buyer);
const remind = async () => z.parse(dataEnvelope(remindAnswer), (await post()).body);
const mailsWith = async (key: string) =>
  (await app.db.select().from(mails).where(like(mails.key, key))).filter(({ recipient }) =>
    recipient.endsWith(`-${campaign}@lumen.example`),
  );
const tokenIn = (text = '') => /\/claim\/([\w-]{22})/.exec(text)?.[1] ?? '';
const tokenFor = async (key: string, name: string) =>
  tokenIn((await mailsWith(key)).find(({ recipient }) => recipient === mailOf(name))?.body);
const stateOf = async (token: string) =>
  z.parse(dataEnvelope(claimView), (await app.get(`/api/v1/claim/${token}`)).body).state;
const secretOf = (token: string) => token.padEnd(32, 's');
const claim = (token: string, name = 'ana') =>
  app.post(`/api/v1/claim/${token}`, {
    first_name: name,
    last_name: 'Haddad',
    email: mailOf(name),
    phone: '07700 900142',
    delivery_address_1: 'Flat 3, 27 Elm Grove',
    postal_code: 'BS6 5AA',
    post_town: 'Bristol',
    chosen: [{ order_item_id: item, size: '' }],
    secret: secretOf(token),
  });

describe('a reminder', () => {
  it('goes to each who is silent once, however often it is asked for at a time', async () => {
    await claim(await tokenFor('invitation %', 'ana'));
    expect(await read()).toEqual({ silent: 1, reminded: 0, stop: null });
    const answers = await Promise.all([remind(), remind(), remind(), remind()]);
    expect(answers.reduce((sum, { reminded }) => sum + reminded, 0)).toBe(1);
    expect(await mailsWith('reminder %')).toMatchObject([{ recipient: mailOf('kofi') }]);
    expect(await read()).toEqual({ silent: 0, reminded: 1, stop: null });
  });

  it('has a link that works beside that of the invitation, until one of them is used', async () => {
    await remind();
    const [first, second] = [await tokenFor('invitation %', 'ana'), await tokenFor('reminder %', 'ana')];
    expect(first).not.toBe(second);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['open', 'open']);
    expect((await claim(second)).status).toBe(200);
    const used = 'claimed by somebody else';
    expect([await stateOf(first), await stateOf(second)]).toEqual([used, used]);
    expect((await claim(first)).status).toBe(409);
    const stored = JSON.stringify(await app.db.select().from(linkReminders));
    expect(stored).not.toContain(second);
  });

  it('is revoked with its link, and then answers as a wrong one does', async () => {
    await remind();
    const token = await tokenFor('reminder %', 'ana');
    const [{ id } = { id: 0 }] = await app.db
      .select({ id: claimLinks.id })
      .from(claimLinks)
      .where(like(claimLinks.email, mailOf('ana')));
    await app.post(`/api/v1/campaign/links/revoke/${id}`, undefined, buyer);
    expect(await app.get(`/api/v1/claim/${token}`)).toEqual(await app.get('/api/v1/claim/wrong'));
  });

  it('does not go to somebody who has withdrawn, or whose link is revoked', async () => {
    const token = await tokenFor('invitation %', 'ana');
    await claim(token);
    await app.post(`/api/v1/claimed/withdraw/${secretOf(token)}`, undefined);
    const [{ id } = { id: 0 }] = await app.db
      .select({ id: claimLinks.id })
      .from(claimLinks)
      .where(like(claimLinks.email, mailOf('kofi')));
    await app.post(`/api/v1/campaign/links/revoke/${id}`, undefined, buyer);
    expect(await remind()).toEqual({ reminded: 0, left: 0 });
  });

  it('waits while the campaign is paused, and says so', async () => {
    await app.post(`/api/v1/campaign/steer/${campaign}`, { action: 'pause' }, buyer);
    expect((await read()).stop).toBe('paused');
    expect(await post()).toMatchObject({
      status: 422,
      body: { message: 'This campaign is paused: resume it first.' },
    });
    expect(await mailsWith('reminder %')).toEqual([]);
  });

  it("is nobody else's to see or to send", async () => {
    const other = await app.person();
    expect((await app.get(path(), other)).status).toBe(404);
    expect((await app.post(path(), undefined, other)).status).toBe(404);
  });

  it('is not offered by a server that sends no mails', async () => {
    const silent = await createTestApp();
    const offered = (await silent.get('/api/v1/capabilities')).body;
    expect(JSON.stringify(offered)).not.toContain('campaigns.reminder');
    await silent.close();
  });
});

describe('an order that is sent', () => {
  const act = async (action: string, person: Person, needs: object = {}) => {
    const reply = await app.post(`/api/v1/order/${campaign}/lifecycle`, { action, ...needs }, person);
    expect(reply.status).toBe(200);
  };

  it('is announced to everybody whose claim it holds, once', async () => {
    const [ana, kofi] = [await tokenFor('invitation %', 'ana'), await tokenFor('invitation %', 'kofi')];
    await claim(ana);
    await claim(kofi, 'kofi');
    await app.post(`/api/v1/claimed/withdraw/${secretOf(kofi)}`, undefined);
    await act('send_proof', admin);
    await act('approve', buyer);
    await act('start_production', admin, { due_date: '2027-01-22' });
    expect(await mailsWith('sent %')).toEqual([]);
    await act('send', admin);
    const [mail, ...others] = await mailsWith('sent %');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: mailOf('ana') });
    expect(mail?.subject).toMatch(new RegExp(`^Your gift from Person 1 is on its way: ${campaign}-\\d+$`));
    expect(mail?.body).toContain('- Stoneware Mug');
    expect(mail?.body).not.toContain('Elm Grove');
    await act('deliver', admin);
    expect(await mailsWith('sent %')).toHaveLength(1);
  });
});
