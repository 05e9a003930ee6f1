import type { RequestInput } from '@gifting/api/core/endpoint';
import type { RowNamed } from '@gifting/api/table';
import type { CasesOf } from '../case';
import type { TestApi } from '../test-api';
import { placeOrder } from './placed-order';

let secrets = 0;
const newSecret = (): string => {
  secrets += 1;
  return String(secrets).padStart(32, 'b');
};

const forOne = { kind: 'personal', name: 'Noor Haddad' } as const;

/** Asks for the size of a gift. */
const asksSize = (item: string) => ({
  order_item_id: item,
  ask_size: 'yes' as const,
  input_type: 'options' as const,
  options: ['S', 'M'],
});

/** A campaign of 50 mugs in S and M with a link, by default for one person, and so many `pieces` of each size. */
export const campaignWithLink = async (
  api: TestApi,
  terms: RequestInput<RowNamed<'campaigns.addLink'>>['body'] = forOne,
  pieces?: (number | null)[],
) => {
  const id = await placeOrder(api);
  const item = (await api.call('campaigns.ownDetail', { params: { id } })).items[0]?.id ?? '';
  await api.call('campaigns.setUpMicrosite', {
    params: { id },
    body: { products: [{ ...asksSize(item), ...(pieces && { pieces }) }] },
  });
  const { id: linkId, token } = await api.call('campaigns.addLink', {
    params: { id },
    body: terms,
  });
  return { id, item, linkId, token };
};

const delivery = {
  first_name: 'Noor',
  last_name: 'Haddad',
  email: 'noor@lumen.example',
  phone: '07700 900142',
  delivery_address_1: 'Flat 3, 27 Elm Grove',
  delivery_address_2: '',
  postal_code: 'BS6 5AA',
  post_town: 'Bristol',
};

/** The body of a claim of a gift in size M, with a secret of its own. */
export const claimBody = (item: string) => ({
  ...delivery,
  chosen: [{ order_item_id: item, size: 'M' }],
  secret: newSecret(),
});

const claimed = async (api: TestApi) => {
  const { id, token, item } = await campaignWithLink(api);
  const body = claimBody(item);
  await api.call('claims.make', { params: { token }, body });
  return { id, item, secret: body.secret, chosen: body.chosen };
};

const stateOf = async ({ call }: TestApi, token: unknown) =>
  (await call('claims.open', { params: { token: String(token) } })).state;

const ownOf = async ({ call }: TestApi, secret: unknown) => {
  const { withdrawn, changeable, claim } = await call('claims.own', { params: { secret: String(secret) } });
  return { withdrawn, changeable, town: claim?.post_town, sizes: claim?.chosen.map(({ size }) => size) };
};

const erasureOf = async ({ call }: TestApi, secret: unknown) =>
  (await call('claims.own', { params: { secret: String(secret) } })).erasure;

/** The campaigns of claims whose details cases delete. */
const campaignOfErased = new Map<string, string>();

/** Closes a campaign of one gift: its claims are locked. */
const closeCampaign = async ({ call }: TestApi, id: string, item: string) => {
  const { version } = await call('campaigns.microsite', { params: { id } });
  await call('campaigns.setUpMicrosite', {
    params: { id },
    body: { version, products: [asksSize(item)], closes: '2020-01-01T09:00', time_zone: 'Europe/London' },
  });
};

const badDelivery = [
  { body: { first_name: ' ' }, field: 'first_name' },
  { body: { email: 'noor@' }, field: 'email' },
  { body: { chosen: [] }, field: 'chosen' },
  { body: { chosen: [{ order_item_id: 1, size: '' }] }, field: 'chosen' },
];

/** The cases of the claim rows. */
export const claimCases: CasesOf<'claims'> = {
  'claims.open': {
    validInput: async (api) => ({ params: { token: (await campaignWithLink(api)).token } }),
    effect: { observe: (api, { params }) => stateOf(api, params.token), expected: 'open' },
    variants: {
      'does not know a wrong link': {
        validInput: () => ({ params: { token: 'wrong' } }),
        effect: { observe: (api, { params }) => stateOf(api, params.token), expected: 'unknown link' },
      },
      'does not know a revoked link': {
        validInput: async (api) => {
          const { linkId, token } = await campaignWithLink(api);
          await api.call('campaigns.revokeLink', { params: { id: linkId } });
          return { params: { token } };
        },
        effect: { observe: (api, { params }) => stateOf(api, params.token), expected: 'unknown link' },
      },
    },
  },
  'claims.make': {
    validInput: async (api) => {
      const { token, item } = await campaignWithLink(api);
      return { params: { token }, body: claimBody(item) };
    },
    invalidFields: [...badDelivery, { body: { secret: 'short' }, field: 'secret' }],
    effect: {
      observe: async (api, { params, body }) => ({
        link: await stateOf(api, params.token),
        own: await ownOf(api, body.secret),
      }),
      expected: {
        link: 'claimed by somebody else',
        own: { withdrawn: false, changeable: true, town: 'Bristol', sizes: ['M'] },
      },
    },
  },
  'claims.own': {
    validInput: async (api) => ({ params: { secret: (await claimed(api)).secret } }),
    unknownTargets: () => [{ params: { secret: 'unknown' } }],
  },
  'claims.change': {
    validInput: async (api) => {
      const { secret, chosen } = await claimed(api);
      return {
        params: { secret },
        body: { ...delivery, post_town: 'Leeds', chosen: chosen.map((gift) => ({ ...gift, size: 'S' })) },
      };
    },
    unknownTargets: () => [{ params: { secret: 'unknown' }, body: { ...delivery, chosen: [] } }],
    invalidFields: badDelivery,
    effect: {
      observe: (api, { params }) => ownOf(api, params.secret),
      expected: { withdrawn: false, changeable: true, town: 'Leeds', sizes: ['S'] },
    },
  },
  'claims.withdraw': {
    validInput: async (api) => ({ params: { secret: (await claimed(api)).secret } }),
    unknownTargets: () => [{ params: { secret: 'unknown' } }],
    effect: {
      observe: (api, { params }) => ownOf(api, params.secret),
      expected: { withdrawn: true, changeable: false, town: undefined, sizes: undefined },
    },
  },
  'claims.erase': {
    validInput: async (api) => ({ params: { secret: (await claimed(api)).secret } }),
    unknownTargets: () => [{ params: { secret: 'unknown' } }],
    effect: {
      observe: async (api, { params }) => ({
        own: await ownOf(api, params.secret),
        erasure: await erasureOf(api, params.secret),
        again: (await api.call('claims.erase', { params })).success,
      }),
      expected: {
        own: { withdrawn: true, changeable: false, town: undefined, sizes: undefined },
        erasure: 'done',
        again: true,
      },
    },
    variants: {
      'waits for the parcel where it is packed, and shows the buyer no name meanwhile': {
        validInput: async (api) => {
          const { id, item, secret } = await claimed(api);
          await closeCampaign(api, id, item);
          campaignOfErased.set(secret, id);
          return { params: { secret } };
        },
        effect: {
          observe: async (api, { params }) => {
            const id = campaignOfErased.get(String(params.secret)) ?? '';
            const seen = await api.call('campaigns.claims', { params: { id }, query: {} });
            const { claimed: made } = await api.call('campaigns.figures', { params: { id } });
            return {
              own: await ownOf(api, params.secret),
              erasure: await erasureOf(api, params.secret),
              seen: seen.items.map(({ name, address, gifts }) => ({ name, address, gifts: gifts.length })),
              made,
            };
          },
          expected: {
            own: { withdrawn: false, changeable: false, town: 'Bristol', sizes: ['M'] },
            erasure: 'asked',
            seen: [{ name: '', address: [], gifts: 1 }],
            made: 1,
          },
        },
      },
    },
  },
};
