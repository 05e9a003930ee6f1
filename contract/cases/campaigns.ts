import type { CasesOf } from '../case';
import type { TestApi } from '../test-api';
import { campaignWithLink, claimBody } from './claims';
import { unknownId } from './described';
import { pagedCase } from './paged';
import { placeOrder } from './placed-order';

const items = async ({ call }: TestApi, id: string) =>
  (await call('campaigns.ownDetail', { params: { id } })).items;

const setup = async (api: TestApi) => {
  const id = await placeOrder(api);
  const [item] = await items(api, id);
  return { id, item: item?.id ?? '' };
};

const options = ['S', 'M', 'L'];
const opening = { opens: '2026-10-25T01:30', closes: '2026-12-24T18:00', time_zone: 'Europe/London' };

/** The set-up of a campaign with one item, without the item's id, which differs between providers. */
const readBack = async ({ call }: TestApi, id: unknown) => {
  const { items: set, ...rest } = await call('campaigns.microsite', { params: { id: String(id) } });
  return { ...rest, items: set.map(({ orderItemId: _id, ...item }) => item) };
};

/** Another buyer's campaign, an order that is not a campaign, and none at all. */
const strangeCampaigns = async (api: TestApi) => {
  const foreign = await placeOrder(api, { token: await api.newUser() });
  const order = await placeOrder(api, { changes: { campaign_type: null } });
  return [unknownId, foreign, order, 'one'].map((id) => ({ params: { id } }));
};

const linksOf = async ({ call }: TestApi, id: unknown) => {
  const { standing, links } = await call('campaigns.links', { params: { id: String(id) } });
  return {
    standing,
    links: links.map(({ kind, name, claimed, limit }) => `${kind} ${name} ${claimed}/${limit}`),
  };
};

/** A campaign with a claim, made after `setUp` was saved if it is given. */
const claimedCampaign = async (api: TestApi, setUp?: object) => {
  const { id, item, token } = await campaignWithLink(api);
  const products = [
    { order_item_id: item, ask_size: 'yes' as const, input_type: 'options' as const, options: ['M'] },
  ];
  if (setUp)
    await api.call('campaigns.setUpMicrosite', {
      params: { id },
      body: { products, ...setUp },
    });
  await api.call('claims.make', { params: { token }, body: claimBody(item) });
  return { id, products, token };
};

/** What the buyer sees of a campaign's claims. */
const claimsOf = async ({ call }: TestApi, id: unknown, token?: string) => {
  const input = { params: { id: String(id) }, query: {} };
  const { items: claims } = await call('campaigns.claims', input, token);
  return claims.map(({ name, gifts, address, withdrawn }) => ({
    name,
    sizes: gifts.map(({ size }) => size),
    address,
    withdrawn,
  }));
};
const wholeAddress = ['Flat 3, 27 Elm Grove', 'Bristol', 'BS6 5AA'];
const seenClaim = { name: 'Noor Haddad', sizes: ['M'], address: ['BS6 •••'], withdrawn: false };

/** A row of a list that is to be kept. */
const listedRow = (key: string, changes: object = {}) => ({
  key,
  name: 'Sam Rivers',
  email: 'sam@lumen.example',
  delivery_address_1: '9 Mill Lane',
  postal_code: 'YO1 7HH',
  post_town: 'York',
  ...changes,
});

/** Somebody who is to be asked for the address. */
const askedRow = (key: string) => ({ key, name: 'Ana Cruz', email: 'ana@lumen.example' });

/** A campaign that is set up, with two recipients on its list. */
const listedCampaign = async (api: TestApi) => {
  const { id, item } = await campaignWithLink(api);
  const body = { recipients: [listedRow('list-1'), askedRow('list-2')] };
  await api.call('campaigns.keepRecipients', { params: { id }, body });
  return { id, item };
};

/** What the buyer sees of a campaign's recipients. */
const recipientsOf = async ({ call }: TestApi, id: unknown) => {
  const { items: people } = await call('campaigns.recipients', { params: { id: String(id) }, query: {} });
  return people.map(({ name, deliveryAddress1, standing }) => `${name} ${deliveryAddress1} ${standing}`);
};

/** A campaign whose two recipients were invited by mail, beside a link for one person that was not mailed. */
const invitedCampaign = async (api: TestApi) => {
  const { id } = await listedCampaign(api);
  await api.call('campaigns.inviteRecipients', { params: { id } });
  return { id };
};

/** The campaigns of recipients that cases remove. */
const campaignOfRemoved = new Map<string, string>();

const reminderOf = ({ call }: TestApi, id: unknown) =>
  call('campaigns.reminder', { params: { id: String(id) } });

const unset = {
  version: '0',
  giftsPerPerson: 1,
  collectsAddresses: false,
  opens: null,
  closes: null,
  timeZone: null,
  items: [{ askSize: false, inputType: 'options', options: [], plainText: '', pieces: [] }],
};

/** The cases of the campaign rows. */
export const campaignCases: CasesOf<'campaigns'> = {
  'campaigns.own': {
    ...pagedCase('campaigns.own'),
    empty: {
      request: async ({ newUser }) => ({ input: { query: {} }, token: await newUser() }),
      expected: { items: [] },
    },
  },
  'campaigns.ownDetail': {
    validInput: async (api) => ({ params: { id: await placeOrder(api) } }),
    unknownTargets: strangeCampaigns,
    effect: {
      observe: async (api, { params }) => (await api.call('campaigns.ownDetail', { params })).name,
      expected: 'Spring joiners',
    },
  },
  'campaigns.microsite': {
    validInput: async (api) => {
      const { id, item } = await setup(api);
      const product = { order_item_id: item, ask_size: 'yes', input_type: 'options', options } as const;
      await api.call('campaigns.setUpMicrosite', {
        params: { id },
        body: { products: [product], ...opening },
      });
      return { params: { id } };
    },
    unknownTargets: strangeCampaigns,
    effect: {
      observe: (api, { params }) => readBack(api, params.id),
      expected: {
        version: '1',
        giftsPerPerson: 1,
        collectsAddresses: false,
        opens: opening.opens,
        closes: opening.closes,
        timeZone: opening.time_zone,
        items: [{ askSize: true, inputType: 'options', options, plainText: '', pieces: [] }],
      },
    },
    variants: {
      'asks nothing before it is set up': {
        validInput: async (api) => ({ params: { id: await placeOrder(api) } }),
        effect: { observe: (api, { params }) => readBack(api, params.id), expected: unset },
      },
    },
  },
  'campaigns.setUpMicrosite': {
    validInput: async (api) => {
      const { id, item } = await setup(api);
      return {
        params: { id },
        body: {
          products: [{ order_item_id: item, ask_size: 'yes', input_type: 'options', options }],
        },
      };
    },
    unknownTargets: async (api) => {
      const [{ id, item }, other] = [await setup(api), await setup(api)];
      const foreign = await placeOrder(api, { token: await api.newUser() });
      const ask = (campaign: string, order_item_id: string) => ({
        params: { id: campaign },
        body: { products: [{ order_item_id, ask_size: 'no' as const }] },
      });
      return [ask(unknownId, item), ask(id, other.item), ask(id, '101'), ask(foreign, item)];
    },
    invalidFields: [
      { body: { products: undefined }, field: 'products' },
      { body: { products: [{ ask_size: 'no' }] }, field: 'products.0.order_item_id' },
      { body: { products: [{ order_item_id: 1, ask_size: 'maybe' }] }, field: 'products.0.ask_size' },
      {
        body: { products: [{ order_item_id: 1, ask_size: 'yes', input_type: 'options', options: [] }] },
        field: 'products.0.options',
      },
      { body: { gifts_per_person: 0 }, field: 'gifts_per_person' },
      // The order has one item.
      { body: { gifts_per_person: 2 }, field: 'gifts_per_person' },
      { body: { ...opening, opens: '2026-02-30T10:00' }, field: 'opens' },
      { body: { ...opening, time_zone: 'Europe/Atlantis' }, field: 'time_zone' },
      { body: { ...opening, time_zone: null }, field: 'time_zone' },
      { body: { ...opening, closes: '2026-10-24T18:00' }, field: 'closes' },
    ],
    otherRefusals: { 'an update based on another version': { body: { version: 999 }, status: 409 } },
    effect: {
      observe: (api, { params }) => readBack(api, params.id),
      expected: {
        ...unset,
        version: '1',
        items: [{ askSize: true, inputType: 'options', options, plainText: '', pieces: [] }],
      },
    },
    variants: {
      'keeps what it leaves out, and takes the version it was based on': {
        validInput: async (api) => {
          const { id, item } = await setup(api);
          const products = [{ order_item_id: item, ask_size: 'no' as const }];
          await api.call('campaigns.setUpMicrosite', { params: { id }, body: { products, ...opening } });
          return { params: { id }, body: { products, version: '1' } };
        },
        effect: {
          observe: (api, { params }) => readBack(api, params.id),
          expected: {
            ...unset,
            version: '2',
            opens: opening.opens,
            closes: opening.closes,
            timeZone: opening.time_zone,
          },
        },
      },
      "is an administrator's too, and may ask nothing": {
        validInput: async (api) => {
          const { id, item } = await setup(api);
          await api.call(
            'campaigns.setUpMicrosite',
            {
              params: { id },
              body: {
                products: [
                  { order_item_id: item, ask_size: 'yes', input_type: 'plain_text', plain_text: 'Shoe size' },
                ],
              },
            },
            await api.signIn('admin'),
          );
          return { params: { id }, body: { products: [] } };
        },
        effect: {
          observe: (api, { params }) => readBack(api, params.id),
          expected: { ...unset, version: '2' },
        },
      },
    },
  },
  'campaigns.links': {
    validInput: async (api) => ({ params: { id: (await campaignWithLink(api)).id } }),
    unknownTargets: strangeCampaigns,
    empty: {
      request: async (api) => ({ input: { params: { id: await placeOrder(api) } } }),
      expected: { standing: 'draft', links: [] },
    },
    effect: {
      observe: async (api, { params }) => linksOf(api, params.id),
      expected: { standing: 'running', links: ['personal Noor Haddad 0/1'] },
    },
  },
  'campaigns.addLink': {
    validInput: async (api) => ({
      params: { id: await placeOrder(api) },
      body: { kind: 'shared', limit: 120 },
    }),
    unknownTargets: async (api) =>
      (await strangeCampaigns(api)).map(({ params }) => ({ params, body: { kind: 'shared', limit: 1 } })),
    invalidFields: [
      { body: { kind: 'open' }, field: 'kind' },
      { body: { limit: 0 }, field: 'limit' },
      { body: { limit: 1_000_001 }, field: 'limit' },
      { body: { kind: 'personal', name: ' ' }, field: 'name' },
      { body: { kind: 'personal', name: 'Noor', email: 'noor@' }, field: 'email' },
      // Its microsite is not set up: there is nothing to invite to.
      { body: { kind: 'personal', name: 'Noor', email: 'noor@lumen.example' }, field: 'email' },
    ],
    effect: {
      observe: async (api, { params }) => linksOf(api, params.id),
      expected: { standing: 'draft', links: ['shared  0/120'] },
    },
    variants: {
      'sends an invitation, and says where': {
        validInput: async (api) => ({
          params: { id: (await campaignWithLink(api)).id },
          body: { kind: 'personal', name: 'Sam Rivers', email: 'sam@lumen.example' },
        }),
        effect: {
          observe: async ({ call }, { params }) =>
            (await call('campaigns.links', { params: { id: String(params.id) } })).links[0]?.email,
          expected: 'sam@lumen.example',
        },
      },
    },
  },
  'campaigns.revokeLink': {
    validInput: async (api) => ({ params: { id: (await campaignWithLink(api)).linkId } }),
    unknownTargets: () => [{ params: { id: unknownId } }, { params: { id: 'one' } }],
  },
  'campaigns.claims': {
    validInput: async (api) => ({ params: { id: (await claimedCampaign(api)).id }, query: {} }),
    unknownTargets: async (api) => (await strangeCampaigns(api)).map(({ params }) => ({ params, query: {} })),
    invalidFields: [
      { query: { limit: 0 }, field: 'limit' },
      { query: { cursor: 'not one' }, field: 'cursor' },
    ],
    empty: {
      request: async (api) => ({ input: { params: { id: await placeOrder(api) }, query: {} } }),
      expected: { items: [] },
    },
    effect: { observe: (api, { params }) => claimsOf(api, params.id), expected: [seenClaim] },
    variants: {
      'shows addresses that are collected': {
        validInput: async (api) => {
          const { id } = await claimedCampaign(api, { collects_addresses: true });
          return { params: { id }, query: {} };
        },
        effect: {
          observe: (api, { params }) => claimsOf(api, params.id),
          expected: [{ ...seenClaim, address: wholeAddress }],
        },
      },
      'shows those who pack every address': {
        validInput: async (api) => ({ params: { id: (await claimedCampaign(api)).id }, query: {} }),
        effect: {
          observe: async (api, { params }) => claimsOf(api, params.id, await api.signIn('admin')),
          expected: [{ ...seenClaim, address: wholeAddress }],
        },
      },
      'shows no address of somebody who was told otherwise': {
        validInput: async (api) => {
          const { id, products } = await claimedCampaign(api);
          const body = { products, collects_addresses: true };
          await api.call('campaigns.setUpMicrosite', { params: { id }, body });
          return { params: { id }, query: {} };
        },
        effect: { observe: (api, { params }) => claimsOf(api, params.id), expected: [seenClaim] },
      },
    },
  },
  'campaigns.recipients': {
    validInput: async (api) => ({ params: { id: (await listedCampaign(api)).id }, query: {} }),
    unknownTargets: async (api) => (await strangeCampaigns(api)).map(({ params }) => ({ params, query: {} })),
    invalidFields: [
      { query: { limit: 0 }, field: 'limit' },
      { query: { cursor: 'not one' }, field: 'cursor' },
    ],
    empty: {
      request: async (api) => ({ input: { params: { id: await placeOrder(api) }, query: {} } }),
      expected: { items: [] },
    },
    effect: {
      observe: (api, { params }) => recipientsOf(api, params.id),
      expected: ['Ana Cruz  kept', 'Sam Rivers 9 Mill Lane kept'],
    },
  },
  'campaigns.recipientCounts': {
    validInput: async (api) => ({ params: { id: (await listedCampaign(api)).id } }),
    unknownTargets: strangeCampaigns,
    effect: {
      observe: ({ call }, { params }) =>
        call('campaigns.recipientCounts', { params: { id: String(params.id) } }),
      expected: { kept: 2, toInvite: 2, room: 50 },
    },
  },
  'campaigns.keepRecipients': {
    validInput: async (api) => ({
      params: { id: await placeOrder(api) },
      body: { recipients: [listedRow('list-1'), askedRow('list-2')] },
    }),
    unknownTargets: async (api) =>
      (await strangeCampaigns(api)).map(({ params }) => ({
        params,
        body: { recipients: [listedRow('list-1')] },
      })),
    invalidFields: [
      { body: { recipients: [] }, field: 'recipients' },
      { body: { recipients: Array.from({ length: 501 }, () => askedRow('list-1')) }, field: 'recipients' },
      { body: { recipients: [askedRow('a key')] }, field: 'recipients.0.key' },
      { body: { recipients: [{ ...askedRow('list-1'), name: 1 }] }, field: 'recipients.0.name' },
    ],
    effect: {
      observe: (api, { params }) => recipientsOf(api, params.id),
      expected: ['Ana Cruz  kept', 'Sam Rivers 9 Mill Lane kept'],
    },
    variants: {
      'answers each row, and keeps the good ones': {
        validInput: async (api) => ({
          params: { id: (await listedCampaign(api)).id },
          body: {
            recipients: [
              listedRow('list-1', { name: 'Sent twice' }),
              listedRow('other-1', { email: ' SAM@lumen.example' }),
              listedRow('other-2', { again: true, name: 'His twin' }),
              listedRow('other-3', { email: 'sam@', name: ' ', post_town: '' }),
              listedRow('other-4', { email: 'new@lumen.example' }),
              listedRow('other-5', { email: 'new@lumen.example' }),
            ],
          },
        }),
        effect: {
          observe: async (api, { params, body }) => {
            const { outcomes } = await api.call('campaigns.keepRecipients', { params, body });
            return {
              outcomes: outcomes.map(({ outcome, faults }) => [outcome, ...Object.keys(faults)].join(' ')),
              people: await recipientsOf(api, params.id),
            };
          },
          expected: {
            outcomes: ['kept', 'known', 'kept', 'refused name email postTown', 'kept', 'known'],
            people: [
              'Sam Rivers 9 Mill Lane kept',
              'His twin 9 Mill Lane kept',
              'Ana Cruz  kept',
              'Sam Rivers 9 Mill Lane kept',
            ],
          },
        },
      },
    },
  },
  'campaigns.inviteRecipients': {
    validInput: async (api) => ({ params: { id: (await listedCampaign(api)).id } }),
    unknownTargets: strangeCampaigns,
    effect: {
      observe: async (api, { params }) => ({
        people: await recipientsOf(api, params.id),
        links: (await linksOf(api, params.id)).links,
        counts: await api.call('campaigns.recipientCounts', { params: { id: String(params.id) } }),
        again: await api.call('campaigns.inviteRecipients', { params }),
      }),
      expected: {
        people: ['Ana Cruz  invited', 'Sam Rivers 9 Mill Lane invited'],
        links: ['personal Ana Cruz 0/1', 'personal Sam Rivers 0/1', 'personal Noor Haddad 0/1'],
        counts: { kept: 2, toInvite: 0, room: 48 },
        again: { invited: 0, left: 0 },
      },
    },
  },
  'campaigns.removeRecipient': {
    validInput: async (api) => {
      const { id } = await invitedCampaign(api);
      const { items: people } = await api.call('campaigns.recipients', { params: { id }, query: {} });
      campaignOfRemoved.set(people[0]?.id ?? '', id);
      return { params: { id: people[0]?.id ?? '' } };
    },
    unknownTargets: () => [{ params: { id: unknownId } }, { params: { id: 'none' } }],
    effect: {
      observe: async (api, { params }) => {
        const id = campaignOfRemoved.get(String(params.id)) ?? '';
        const { links } = await api.call('campaigns.links', { params: { id } });
        return {
          people: await recipientsOf(api, id),
          revoked: links.filter(({ revoked }) => revoked).map(({ name }) => name),
        };
      },
      expected: { people: ['Sam Rivers 9 Mill Lane invited'], revoked: ['Ana Cruz'] },
    },
  },
  'campaigns.reminder': {
    validInput: async (api) => ({ params: { id: (await invitedCampaign(api)).id } }),
    unknownTargets: strangeCampaigns,
    effect: {
      observe: (api, { params }) => reminderOf(api, params.id),
      expected: { silent: 2, reminded: 0, stop: null },
    },
    variants: {
      'waits while the campaign is paused': {
        validInput: async (api) => {
          const { id } = await invitedCampaign(api);
          await api.call('campaigns.steer', { params: { id }, body: { action: 'pause' } });
          return { params: { id } };
        },
        effect: {
          observe: (api, { params }) => reminderOf(api, params.id),
          expected: { silent: 2, reminded: 0, stop: 'paused' },
        },
      },
    },
  },
  'campaigns.remind': {
    validInput: async (api) => ({ params: { id: (await invitedCampaign(api)).id } }),
    unknownTargets: strangeCampaigns,
    effect: {
      observe: async (api, { params }) => ({
        after: await reminderOf(api, params.id),
        again: await api.call('campaigns.remind', { params }),
      }),
      expected: { after: { silent: 0, reminded: 2, stop: null }, again: { reminded: 0, left: 0 } },
    },
  },
  'campaigns.packing': {
    validInput: async (api) => ({ params: { id: (await claimedCampaign(api)).id } }),
    unknownTargets: strangeCampaigns,
    effect: {
      observe: async ({ call }, { params }) =>
        (await call('campaigns.packing', { params: { id: String(params.id) } })).csv !== null,
      expected: true,
    },
  },
  'campaigns.figures': {
    validInput: async (api) => ({ params: { id: (await claimedCampaign(api)).id } }),
    unknownTargets: strangeCampaigns,
    effect: {
      observe: ({ call }, { params }) => call('campaigns.figures', { params: { id: String(params.id) } }),
      expected: {
        people: 50,
        invited: 1,
        opened: 0,
        claimed: 1,
        locked: 0,
        sent: 0,
        delivered: 0,
        sizes: [{ gift: 'Stoneware Mug', size: 'M', count: 1, left: null }],
      },
    },
    variants: {
      'counts opened links, and locks claims when the campaign ends': {
        validInput: async (api) => {
          const { id, token } = await claimedCampaign(api);
          await api.call('claims.open', { params: { token } });
          await api.call('campaigns.steer', { params: { id }, body: { action: 'cancel' } });
          return { params: { id } };
        },
        effect: {
          observe: async ({ call }, { params }) => {
            const figures = await call('campaigns.figures', { params: { id: String(params.id) } });
            return [figures.opened, figures.claimed, figures.locked];
          },
          expected: [1, 1, 1],
        },
      },
    },
  },
  'campaigns.redemptions': {
    validInput: () => ({}),
    empty: {
      request: async ({ newUser }) => ({ input: {}, token: await newUser() }),
      expected: [],
    },
    effect: {
      observe: async (api) => {
        const { id } = await claimedCampaign(api);
        const own = await api.call('campaigns.redemptions', {});
        const every = await api.call('campaigns.redemptions', {}, await api.signIn('admin'));
        return [own, every].map((list) => list.find((each) => each.id === id)?.claimed);
      },
      expected: [1, 1],
    },
  },
  'campaigns.steer': {
    validInput: async (api) => ({
      params: { id: (await campaignWithLink(api)).id },
      body: { action: 'pause' },
    }),
    unknownTargets: async (api) =>
      (await strangeCampaigns(api)).map(({ params }) => ({ params, body: { action: 'pause' } })),
    invalidFields: [{ body: { action: 'stop' }, field: 'action' }],
    effect: {
      observe: async (api, { params }) => (await linksOf(api, params.id)).standing,
      expected: 'paused',
    },
    variants: {
      'resumes what was paused': {
        validInput: async (api) => {
          const { id } = await campaignWithLink(api);
          await api.call('campaigns.steer', { params: { id }, body: { action: 'pause' } });
          return { params: { id }, body: { action: 'resume' } };
        },
        effect: {
          observe: async (api, { params }) => (await linksOf(api, params.id)).standing,
          expected: 'running',
        },
      },
      'cancels for good': {
        validInput: async (api) => ({
          params: { id: (await campaignWithLink(api)).id },
          body: { action: 'cancel' },
        }),
        effect: {
          observe: async (api, { params }) => (await linksOf(api, params.id)).standing,
          expected: 'cancelled',
        },
      },
    },
  },
  'campaigns.all': {
    ...pagedCase('campaigns.all'),
    effect: {
      observe: async (api) => {
        const order = await placeOrder(api, { changes: { campaign_type: null } });
        const { items } = await api.call('campaigns.all', { query: {} });
        return items.some(({ id }) => id === order);
      },
      expected: false,
    },
  },
  'campaigns.anyDetail': {
    validInput: async (api) => ({ params: { id: await placeOrder(api) } }),
    unknownTargets: async (api) => {
      const order = await placeOrder(api, { changes: { campaign_type: null } });
      return [unknownId, order, '101'].map((id) => ({ params: { id } }));
    },
  },
};
