import { setTimeout as wait } from 'node:timers/promises';
import { linkStateOf } from '@gifting/domain/campaigns/claim-link';
import * as z from 'zod/mini';
import { orderPayloadOf } from '../../apps/server/src/testing/order-payload';
import type { Running } from '../lib/product';
import type { Kept } from './judge';
import { type AtWork, killOnBoth, kills } from './kills';
import { type Answer, call, type Finding, signIn } from './target';

/** How many people claim within a minute, and for how many gifts. */
const [people, gifts, minute] = [2_000, 1_000, 60_000];

/** How often a person tries again who is told that the server is busy. */
const tries = 5;

const made = z.object({ data: z.object({ token: z.string() }) });
const campaigns = z.object({ data: z.object({ data: z.array(z.object({ id: z.number() })) }) });
const items = z.object({ data: z.object({ order_items: z.array(z.object({ id: z.number() })) }) });
const refused = z.object({ details: z.object({ state: z.string() }) });
const figures = z.object({ data: z.object({ claimed: z.number() }) });

interface Opened {
  readonly id: number;
  readonly item: number;
  /** The token of its link. */
  readonly link: string;
}

/** A campaign of one kind of gift, and a link for more people than there are gifts. */
const openCampaign = async (
  server: Running,
  token: string,
  gifts: number,
  people: number,
): Promise<Opened> => {
  const products = [{ product_id: 101, quantity: gifts }];
  await call(server, '/v1/create-order', {
    token,
    body: orderPayloadOf({ number_of_boxes: gifts, products, pay_now: false }),
  });
  const { body: list } = await call(server, '/v1/pending-campaign', { token });
  const id = z.parse(campaigns, list).data.data[0]?.id ?? 0;
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

/** Claims a gift as the person of this name, once however often it is sent. */
const claimGift = (server: Running, { item, link }: Opened, name: string): Promise<Answer> =>
  call(server, `/v1/claim/${link}`, {
    body: {
      first_name: name,
      last_name: 'Haddad',
      email: `${name.replaceAll(' ', '-')}@lumen.example`,
      phone: '07700 900142',
      delivery_address_1: 'Flat 3, 27 Elm Grove',
      postal_code: 'BS6 5AA',
      post_town: 'Bristol',
      chosen: [{ order_item_id: item, size: '' }],
      // The same secret again is the same claim.
      secret: name.replaceAll(' ', '-').padStart(32, 's'),
    },
  });

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

const isTold = ({ status, body }: Answer): boolean =>
  status === 409 && z.parse(refused, body).details.state === calm;

/** Lets 2,000 people claim 1,000 gifts within a minute: each gift goes to one of them, the others read a calm page. */
export const attackClaims = async (server: Running, database: string): Promise<readonly Finding[]> => {
  const token = await signIn(server);
  const campaign = await openCampaign(server, token, gifts, people);
  const claim = async (person: number): Promise<Answer> => {
    await wait((person * minute) / people);
    for (let left = tries; ; left -= 1) {
      const answer = await claimGift(server, campaign, `person ${person}`);
      if (left === 0 || answer.status !== 503) return answer;
      await wait(1_000);
    }
  };
  const answers = await Promise.all(Array.from({ length: people }, (_, person) => claim(person)));
  const succeeded = answers.filter(({ status }) => status === 200).length;
  const told = answers.filter(isTold).length;
  const slowest = Math.max(...answers.map(({ took }) => took));
  const { body } = await call(server, `/v1/campaign/figures/${campaign.id}`, { token });
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

/** People who claim at the same time while the server is killed, and how many gifts there are for each kill. */
const [claimants, giftsForEach] = [50, 7];

/** Claims, named by their people. Half are those without their one gift or their one receipt, or beyond the stock. */
const kept: Kept = {
  names: 'select first_name as name, count(*)::int as count from claims group by first_name',
  half: `select first_name as name, 1 as count from claims where
      (select count(*) from claim_gifts where claim_id = claims.id) <> 1
      or (select count(*) from mails where recipient = claims.email) <> 1
    union all
    select product_name as name, 1 as count from order_items
      where (select count(*) from claim_gifts where order_item_id = order_items.id) > quantity`,
};

/** People who claim until told to stop, some of them after the last gift. */
const keepClaiming = async (server: () => Running): Promise<AtWork> => {
  const gifts = kills * giftsForEach;
  const campaign = await openCampaign(server(), await signIn(server()), gifts, gifts * claimants);
  const acknowledged = new Set<string>();
  const statuses = new Set<number>();
  let answered = 0;
  let going = true;
  const working = Array.from({ length: claimants }, async (_, claimant) => {
    for (let number = 0; going; number += 1) {
      const name = `person ${claimant} ${number}`;
      let answer: Answer;
      do {
        answer = await claimGift(server(), campaign, name);
        statuses.add(answer.status);
        if (answer.status === 0) await wait(20);
      } while (going && answer.status !== 200 && !isTold(answer));
      if (answer.status === 200) acknowledged.add(name);
      if (answer.status === 200 || isTold(answer)) answered += 1;
    }
  });
  return {
    acknowledged,
    answered: () => answered,
    statuses,
    stop: async () => {
      going = false;
      await Promise.all(working);
    },
  };
};

/** Kills servers with either database while 50 people claim. */
export const attackClaimKills = (): Promise<readonly Finding[]> => killOnBoth('claims', kept, keepClaiming);
