import type { CasesOf } from '../case';
import type { TestApi } from '../test-api';
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
    // Another buyer's campaign, and an order that is not a campaign.
    unknownTargets: async (api) => {
      const foreign = await placeOrder(api, { token: await api.newUser() });
      const order = await placeOrder(api, { changes: { campaign_type: null } });
      return [unknownId, foreign, order, 'one'].map((id) => ({ params: { id } }));
    },
    effect: {
      observe: async (api, { params }) => (await api.call('campaigns.ownDetail', { params })).name,
      expected: 'Spring joiners',
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
    ],
    // No row reads the setup; the campaign itself does not change.
    effect: {
      observe: async (api, { params }) =>
        (await items(api, String(params.id))).map(({ name, quantity }) => ({ name, quantity })),
      expected: [{ name: 'Stoneware Mug', quantity: 50 }],
    },
    variants: {
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
          observe: async (api, { params }) => (await items(api, String(params.id))).length,
          expected: 1,
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
