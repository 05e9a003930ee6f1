import { setTimeout as wait } from 'node:timers/promises';
import { linkStateOf } from '@gifting/domain/campaigns/claim-link';
import * as z from 'zod/mini';
import { orderPayloadOf } from '../../apps/server/src/testing/order-payload';
import type { Running } from '../lib/product';
import { type Answer, call, type Finding, signIn } from './target';

/** How many people claim within a minute, and for how many gifts. */
const [people, gifts, minute] = [2_000, 1_000, 60_000];

/** How often a person tries again who is told that the server is busy. */
const tries = 5;

const made = z.object({ data: z.object({ token: z.string() }) });
const campaigns = z.object({ data: z.array(z.object({ id: z.number() })) });
const items = z.object({ data: z.object({ order_items: z.array(z.object({ id: z.number() })) }) });
const refused = z.object({ details: z.object({ state: z.string() }) });
const figures = z.object({ data: z.object({ claimed: z.number() }) });

/** A campaign of one kind of gift, and a link for more people than there are gifts. */
const openCampaign = async (server: Running, token: string) => {
  const products = [{ product_id: 101, quantity: gifts }];
  await call(server, '/v1/create-order', {
    token,
    body: orderPayloadOf({ number_of_boxes: gifts, products, pay_now: false }),
  });
  const { body: list } = await call(server, '/v1/pending-campaign', { token });
  const id = z.parse(campaigns, list).data[0]?.id ?? 0;
  const { body: detail } = await call(server, `/v1/campaign/${id}`, { token });
  const item = z.parse(items, detail).data.order_items[0]?.id ?? 0;
  await call(server, `/v1/campaign/microsite-setup/${id}`, {
    token,
    body: { products: [], gifts_per_person: 1 },
  });
  const link = { kind: 'shared', limit: people };
  const { body } = await call(server, `/v1/campaign/links/${id}`, { token, body: link });
  return { id, item, link: z.parse(made, body).data.token };
};

/** What somebody reads who comes too late. */
const calm = linkStateOf({
  known: true,
  setUp: true,
  time: 'open',
  paused: false,
  cancelled: false,
  claim: 'nobody',
  giftsLeft: false,
  choiceGone: false,
});

/** Lets 2,000 people claim 1,000 gifts within a minute: each gift goes to one of them, the others read a calm page. */
export const attackClaims = async (server: Running, database: string): Promise<readonly Finding[]> => {
  const token = await signIn(server);
  const { id, item, link } = await openCampaign(server, token);
  const claim = async (person: number): Promise<Answer> => {
    await wait((person * minute) / people);
    const body = {
      first_name: 'Noor',
      last_name: 'Haddad',
      email: `noor-${person}@lumen.example`,
      phone: '07700 900142',
      delivery_address_1: 'Flat 3, 27 Elm Grove',
      postal_code: 'BS6 5AA',
      post_town: 'Bristol',
      chosen: [{ order_item_id: item, size: '' }],
      secret: String(person).padStart(32, 's'),
    };
    for (let left = tries; ; left -= 1) {
      const answer = await call(server, `/v1/claim/${link}`, { body });
      // The same secret again is the same claim.
      if (left === 0 || answer.status !== 503) return answer;
      await wait(1_000);
    }
  };
  const answers = await Promise.all(Array.from({ length: people }, (_, person) => claim(person)));
  const succeeded = answers.filter(({ status }) => status === 200).length;
  const told = answers.filter(
    ({ status, body }) => status === 409 && z.parse(refused, body).details.state === calm,
  ).length;
  const slowest = Math.max(...answers.map(({ took }) => took));
  const { body } = await call(server, `/v1/campaign/figures/${id}`, { token });
  const { claimed } = z.parse(figures, body).data;
  return [
    {
      database,
      what: `${people} claims in a minute for ${gifts} gifts`,
      measured: `${succeeded} succeed, ${told} are told that all are gone, slowest ${Math.round(slowest)} ms`,
      promised: `${gifts} and ${people - gifts}`,
      good: succeeded === gifts && told === people - gifts,
    },
    {
      database,
      what: 'the figures of their campaign',
      measured: `${claimed} claimed`,
      promised: `${gifts} claimed`,
      good: claimed === gifts,
    },
  ];
};
