import type { CasesOf } from '../case';
import type { TestApi } from '../test-api';
import { nobody } from './described';
import { place } from './order';

const items = async ({ call }: TestApi, id: string) =>
  (await call('campaigns.ownDetail', { params: { id } })).items;

const setup = async (api: TestApi) => {
  const id = await place(api);
  const [item] = await items(api, id);
  return { id, item: item?.id ?? '' };
};

const options = ['S', 'M', 'L'];

/** How the rows of campaigns are called. */
export const campaignCases: CasesOf<'campaigns'> = {
  'campaigns.own': {
    ok: async (api) => {
      await place(api);
      return {};
    },
    empty: { ask: async ({ newcomer }) => ({ input: {}, token: await newcomer() }), shows: [] },
  },
  'campaigns.ownDetail': {
    ok: async (api) => ({ params: { id: await place(api) } }),
    // Another buyer's campaign, and an order that is none.
    unknown: async (api) => {
      const foreign = await place(api, { token: await api.newcomer() });
      const order = await place(api, { changes: { campaign_type: null } });
      return [nobody, foreign, order, 'one'].map((id) => ({ params: { id } }));
    },
    effect: {
      see: async (api, { params }) => (await api.call('campaigns.ownDetail', { params })).name,
      shows: 'Spring joiners',
    },
  },
  'campaigns.setUpMicrosite': {
    ok: async (api) => {
      const { id, item } = await setup(api);
      return {
        params: { id },
        body: {
          products: [{ order_item_id: item, ask_size: 'yes', input_type: 'options', options }],
        },
      };
    },
    unknown: async (api) => {
      const [{ id, item }, other] = [await setup(api), await setup(api)];
      const foreign = await place(api, { token: await api.newcomer() });
      const ask = (campaign: string, order_item_id: string) => ({
        params: { id: campaign },
        body: { products: [{ order_item_id, ask_size: 'no' as const }] },
      });
      return [ask(nobody, item), ask(id, other.item), ask(id, '101'), ask(foreign, item)];
    },
    refused: [
      { body: { products: undefined }, field: 'products' },
      { body: { products: [{ ask_size: 'no' }] }, field: 'products.0.order_item_id' },
      { body: { products: [{ order_item_id: 1, ask_size: 'maybe' }] }, field: 'products.0.ask_size' },
      {
        body: { products: [{ order_item_id: 1, ask_size: 'yes', input_type: 'options', options: [] }] },
        field: 'products.0.options',
      },
    ],
    // No row reads the setup back; the campaign itself stays as it was.
    effect: {
      see: async (api, { params }) =>
        (await items(api, String(params.id))).map(({ name, quantity }) => ({ name, quantity })),
      shows: [{ name: 'Stoneware Mug', quantity: 50 }],
    },
    variants: {
      "is an administrator's too, and may ask nothing": {
        ok: async (api) => {
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
          see: async (api, { params }) => (await items(api, String(params.id))).length,
          shows: 1,
        },
      },
    },
  },
  'campaigns.all': {
    ok: async (api) => {
      await place(api);
      return {};
    },
    effect: {
      see: async (api) => {
        const order = await place(api, { changes: { campaign_type: null } });
        return (await api.call('campaigns.all', {})).some(({ id }) => id === order);
      },
      shows: false,
    },
  },
  'campaigns.anyDetail': {
    ok: async (api) => ({ params: { id: await place(api) } }),
    unknown: async (api) => {
      const order = await place(api, { changes: { campaign_type: null } });
      return [nobody, order, '101'].map((id) => ({ params: { id } }));
    },
  },
};
