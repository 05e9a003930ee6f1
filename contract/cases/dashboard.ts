import type { CasesOf } from '../case';
import type { TestApi } from '../test-api';
import { claimBody } from './claims';
import { placeOrder } from './placed-order';

/** Gives a buyer a campaign with a claim, an order whose proofs wait for an answer, and a cancelled order. */
const busyCompany = async (api: TestApi, token?: string): Promise<ReadonlyMap<string, string>> => {
  const buyer = token === undefined ? {} : { token };
  const campaign = await placeOrder(api, buyer);
  const order = await placeOrder(api, { ...buyer, changes: { campaign_type: null, campaign_name: null } });
  const cancelled = await placeOrder(api, buyer);
  const params = { id: campaign };
  const { items } = await api.call('campaigns.ownDetail', { params }, token);
  const item = items[0]?.id ?? '';
  const setUp = {
    products: [
      { order_item_id: item, ask_size: 'yes' as const, input_type: 'options' as const, options: ['M'] },
    ],
    closes: '2100-12-24T18:00',
    time_zone: 'Europe/London',
  };
  await api.call('campaigns.setUpMicrosite', { params, body: setUp }, token);
  const link = await api.call('campaigns.addLink', { params, body: { kind: 'shared', limit: 9 } }, token);
  await api.call('claims.make', { params: { token: link.token }, body: claimBody(item) });
  const act = (orderNumber: string, action: 'send_proof' | 'cancel', session?: string) =>
    api.call('orders.act', { params: { orderNumber }, body: { action, version: '1' } }, session);
  await act(order, 'send_proof', await api.signIn('admin'));
  await act(cancelled, 'cancel', token);
  return new Map([
    [campaign, 'the campaign'],
    [order, 'the order'],
    [cancelled, 'the cancelled one'],
  ]);
};

/** The cases of the dashboard's start page. */
export const dashboardCases: CasesOf<'dashboard'> = {
  'dashboard.summary': {
    validInput: async (api) => {
      await busyCompany(api);
      return {};
    },
    effect: {
      observe: async (api) => {
        const token = await api.newUser();
        const orders = await busyCompany(api, token);
        const seen = await api.call('dashboard.summary', {}, token);
        const every = await api.call('dashboard.summary', {}, await api.signIn('admin'));
        const nameOf = ({ orderId }: { readonly orderId: string }) => orders.get(orderId);
        return {
          counts: [seen.activeOrders, seen.completeOrders, seen.deliveredPacks, seen.waitingOrders],
          waiting: seen.waiting.map((row) => [nameOf(row), row.name, row.status]),
          months: seen.months.map((month) => month.orders),
          stock: seen.stock.map((row) => [nameOf(row), row.gift, row.left, row.of]),
          campaigns: seen.campaigns.map((row) => [nameOf(row), row.name, row.claimed, row.people]),
          activity: seen.activity.map((row) => [nameOf(row), row.kind]),
          dates: [seen.upcomingDates, ...seen.dates.map((row) => [nameOf(row), row.kind, row.on])],
          othersToo: every.activeOrders > seen.activeOrders && every.waitingOrders > seen.waitingOrders,
        };
      },
      expected: {
        counts: [2, 0, 0, 1],
        waiting: [['the order', '', 'proof_sent']],
        months: [0, 0, 0, 0, 0, 3],
        stock: [['the campaign', 'Stoneware Mug', 49, 50]],
        campaigns: [['the campaign', 'Spring joiners', 1, 50]],
        activity: [
          ['the cancelled one', 'cancelled'],
          ['the order', 'proof_sent'],
          ['the campaign', 'claimed'],
          ['the cancelled one', 'placed'],
          ['the order', 'placed'],
          ['the campaign', 'placed'],
        ],
        dates: [1, ['the campaign', 'closing', '2100-12-24']],
        othersToo: true,
      },
    },
  },
};
