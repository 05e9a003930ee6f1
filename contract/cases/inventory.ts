import type { CasesOf } from '../case';
import type { TestApi } from '../test-api';
import { campaignWithLink, claimBody } from './claims';
import { unknownId } from './described';
import { placeOrder } from './placed-order';

/** A campaign of 50 mugs, one of them claimed in size M, and an order that is none. */
const stocked = async (api: TestApi) => {
  const { item, token } = await campaignWithLink(api);
  await api.call('claims.make', { params: { token }, body: claimBody(item) });
  await placeOrder(api, { changes: { campaign_type: null } });
  return item;
};

/** The cases of the inventory. */
export const inventoryCases: CasesOf<'inventory'> = {
  'inventory.list': {
    validInput: async (api) => {
      await stocked(api);
      return { query: {} };
    },
    invalidFields: [
      { query: { limit: 0 }, field: 'limit' },
      { query: { limit: 101 }, field: 'limit' },
      { query: { cursor: 'not one' }, field: 'cursor' },
    ],
    effect: {
      observe: async (api, _input, token) => {
        const item = await stocked(api);
        const list = (query: Readonly<Record<string, string>>) =>
          api.call('inventory.list', { query }, token);
        const [newest] = (await list({})).items;
        const first = await list({ limit: '1' });
        const second = await list({ limit: '1', cursor: first.nextCursor ?? '' });
        return {
          newest: newest?.id === item && [newest.campaign, newest.name, newest.bought, newest.claimed],
          paged: first.items[0]?.id === item && second.items[0]?.id !== item,
        };
      },
      expected: { newest: ['Spring joiners', 'Stoneware Mug', 50, 1], paged: true },
    },
    variants: {
      'leaves out cancelled campaigns': {
        validInput: () => ({ query: {} }),
        effect: {
          observe: async (api, _input, token) => {
            const id = await placeOrder(api);
            const body = { action: 'cancel', version: '1' } as const;
            await api.call('orders.act', { params: { orderNumber: id }, body });
            const { items } = await api.call('inventory.list', { query: {} }, token);
            return items.some(({ orderId }) => orderId === id);
          },
          expected: false,
        },
      },
    },
  },
  'inventory.item': {
    validInput: async (api) => ({ params: { id: await stocked(api) } }),
    unknownTargets: () => [unknownId, 'one'].map((id) => ({ params: { id } })),
    effect: {
      observe: async ({ call }, { params }, token) => {
        const item = await call('inventory.item', { params: { id: String(params.id) } }, token);
        return [item.name, item.status, item.bought, item.claimed, item.sizes];
      },
      expected: ['Stoneware Mug', 'pending', 50, 1, [{ size: 'M', count: 1 }]],
    },
  },
};
