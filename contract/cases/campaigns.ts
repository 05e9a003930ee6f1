import type { CasesOf } from '../case';
import type { World } from '../world';
import { nobody } from './described';
import { place } from './order';

const items = async ({ call }: World, id: string) =>
  (await call('campaigns.ownDetail', { params: { id } })).items;

const setup = async (world: World) => {
  const id = await place(world);
  const [item] = await items(world, id);
  return { id, item: item?.id ?? '' };
};

const options = ['S', 'M', 'L'];

/** How the rows of campaigns are called. */
export const campaignCases: CasesOf<'campaigns'> = {
  'campaigns.own': {
    ok: async (world) => {
      await place(world);
      return {};
    },
    empty: { ask: async ({ newcomer }) => ({ input: {}, token: await newcomer() }), shows: [] },
  },
  'campaigns.ownDetail': {
    ok: async (world) => ({ params: { id: await place(world) } }),
    // Another buyer's campaign, and an order that is none.
    unknown: async (world) => {
      const foreign = await place(world, { token: await world.newcomer() });
      const order = await place(world, { changes: { campaign_type: null } });
      return [nobody, foreign, order, 'one'].map((id) => ({ params: { id } }));
    },
    effect: {
      see: async (world, { params }) => (await world.call('campaigns.ownDetail', { params })).name,
      shows: 'Spring joiners',
    },
  },
  'campaigns.setUpMicrosite': {
    ok: async (world) => {
      const { id, item } = await setup(world);
      return {
        params: { id },
        body: {
          products: [{ order_item_id: item, ask_size: 'yes', input_type: 'options', options }],
        },
      };
    },
    unknown: async (world) => {
      const [{ id, item }, other] = [await setup(world), await setup(world)];
      const foreign = await place(world, { token: await world.newcomer() });
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
      see: async (world, { params }) =>
        (await items(world, String(params.id))).map(({ name, quantity }) => ({ name, quantity })),
      shows: [{ name: 'Stoneware Mug', quantity: 50 }],
    },
    variants: {
      "is an administrator's too, and may ask nothing": {
        ok: async (world) => {
          const { id, item } = await setup(world);
          await world.call(
            'campaigns.setUpMicrosite',
            {
              params: { id },
              body: {
                products: [
                  { order_item_id: item, ask_size: 'yes', input_type: 'plain_text', plain_text: 'Shoe size' },
                ],
              },
            },
            await world.signIn('admin'),
          );
          return { params: { id }, body: { products: [] } };
        },
        effect: {
          see: async (world, { params }) => (await items(world, String(params.id))).length,
          shows: 1,
        },
      },
    },
  },
  'campaigns.all': {
    ok: async (world) => {
      await place(world);
      return {};
    },
    effect: {
      see: async (world) => {
        const order = await place(world, { changes: { campaign_type: null } });
        return (await world.call('campaigns.all', {})).some(({ id }) => id === order);
      },
      shows: false,
    },
  },
  'campaigns.anyDetail': {
    ok: async (world) => ({ params: { id: await place(world) } }),
    unknown: async (world) => {
      const order = await place(world, { changes: { campaign_type: null } });
      return [nobody, order, '101'].map((id) => ({ params: { id } }));
    },
  },
};
