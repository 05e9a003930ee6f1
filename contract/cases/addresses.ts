import { keepAddresses } from '@gifting/api/orders/address-endpoints';
import type { CasesOf } from '../case';
import type { TestApi } from '../test-api';
import { unknownId } from './described';
import { placeOrder } from './placed-order';

/** An order of 50 boxes to several addresses. */
const severalAddresses = {
  campaign_type: null,
  campaign_name: null,
  multiple_delivery_address: true,
  delivery_address: undefined,
} as const;
const orderOf = (api: TestApi, token?: string) =>
  placeOrder(api, { changes: severalAddresses, ...(token !== undefined && { token }) });

/** A row of a list that is to be kept; it needs no email. */
const row = (key: string, changes: object = {}) => ({
  key,
  name: `Person ${key}`,
  delivery_address_1: '9 Mill Lane',
  postal_code: 'YO1 7HH',
  post_town: 'York',
  ...changes,
});
const rows = { recipients: [row('list-1'), row('list-2', { phone: '07700 900142' })] };

/** An order with two addresses. */
const addressed = async (api: TestApi) => {
  const orderNumber = await orderOf(api);
  await api.call('orders.keepAddresses', { params: { orderNumber }, body: rows });
  return { orderNumber };
};

const addressesOf = async ({ call }: TestApi, orderNumber: unknown) => {
  const { items } = await call('orders.addresses', {
    params: { orderNumber: String(orderNumber) },
    query: {},
  });
  return items.map(({ name, email, phone, deliveryAddress1 }) =>
    [name, email, phone, deliveryAddress1].join('|'),
  );
};
const kept = ['Person list-2||07700 900142|9 Mill Lane', 'Person list-1|||9 Mill Lane'];

const countsOf = ({ call }: TestApi, orderNumber: unknown, token?: string) =>
  call('orders.addressCounts', { params: { orderNumber: String(orderNumber) } }, token);

/** The orders that nobody of this session may see. */
const unknownOrders = async (api: TestApi) =>
  [unknownId, await orderOf(api, await api.newUser()), 'one'].map((orderNumber) => ({
    params: { orderNumber },
  }));

/** Takes an order into production. */
const produce = async (api: TestApi, orderNumber: string) => {
  const act = async (person: 'buyer' | 'admin', action: 'send_proof' | 'approve' | 'start_production') =>
    api.call(
      'orders.act',
      {
        params: { orderNumber },
        body: { action, due_date: action === 'start_production' ? '2099-02-22' : null, version: null },
      },
      await api.signIn(person),
    );
  await act('admin', 'send_proof');
  await act('buyer', 'approve');
  await act('admin', 'start_production');
};

/** The status and the message of a refusal to keep rows. */
const refusal = async (
  api: TestApi,
  orderNumber: string,
  {
    recipients = [row('late-1')],
    person = 'buyer',
  }: { recipients?: object[]; person?: 'buyer' | 'admin' } = {},
) => {
  const input = { params: { orderNumber }, body: { recipients } };
  const { status, body } = await api.provider.send(keepAddresses, input, await api.signIn(person));
  return { status, message: Object(body).message };
};

/** The rows of the addresses of orders that go to several. */
type AddressRow =
  | 'orders.addresses'
  | 'orders.addressCounts'
  | 'orders.keepAddresses'
  | 'orders.removeAddress'
  | 'orders.packing';

/** The cases of the addresses of orders. */
export const addressCases: Pick<CasesOf<'orders'>, AddressRow> = {
  'orders.addresses': {
    validInput: async (api) => ({ params: await addressed(api), query: {} }),
    unknownTargets: async (api) => (await unknownOrders(api)).map(({ params }) => ({ params, query: {} })),
    invalidFields: [
      { query: { limit: 0 }, field: 'limit' },
      { query: { cursor: 'not one' }, field: 'cursor' },
    ],
    empty: {
      request: async (api) => ({ input: { params: { orderNumber: await orderOf(api) }, query: {} } }),
      expected: { items: [] },
    },
    effect: { observe: (api, { params }) => addressesOf(api, params.orderNumber), expected: kept },
    variants: {
      'come in pages, newest first': {
        validInput: async (api) => ({ params: await addressed(api), query: { limit: 1 } }),
        effect: {
          observe: async ({ call }, { params }) => {
            const first = await call('orders.addresses', { params, query: { limit: 1 } });
            const cursor = first.nextCursor ?? '';
            const second = await call('orders.addresses', { params, query: { cursor, limit: 1 } });
            return [...[...first.items, ...second.items].map(({ name }) => name), second.nextCursor];
          },
          expected: ['Person list-2', 'Person list-1', null],
        },
      },
    },
  },
  'orders.addressCounts': {
    validInput: async (api) => ({ params: await addressed(api) }),
    unknownTargets: unknownOrders,
    effect: {
      observe: async (api, { params: { orderNumber } }) => ({
        buyer: await countsOf(api, orderNumber),
        administrator: await countsOf(api, orderNumber, await api.signIn('admin')),
      }),
      expected: {
        buyer: { kept: 2, boxes: 50, stop: null, changeable: true },
        administrator: { kept: 2, boxes: 50, stop: null, changeable: false },
      },
    },
    variants: {
      'say what an order takes no addresses for': {
        validInput: async (api) => ({ params: await addressed(api) }),
        effect: {
          observe: async (api, { params }) => {
            const orderNumber = String(params.orderNumber);
            const campaign = await placeOrder(api, {
              changes: { ...severalAddresses, campaign_type: 'microsite' },
            });
            const one = await placeOrder(api, { changes: { campaign_type: null } });
            await produce(api, orderNumber);
            const stops = [];
            for (const each of [campaign, one, orderNumber]) stops.push((await countsOf(api, each)).stop);
            return stops;
          },
          expected: ['campaign', 'one address', 'in_production'],
        },
      },
    },
  },
  'orders.keepAddresses': {
    validInput: async (api) => ({ params: { orderNumber: await orderOf(api) }, body: rows }),
    unknownTargets: async (api) => (await unknownOrders(api)).map(({ params }) => ({ params, body: rows })),
    invalidFields: [
      { body: { recipients: [] }, field: 'recipients' },
      { body: { recipients: Array.from({ length: 501 }, () => row('list-1')) }, field: 'recipients' },
      { body: { recipients: [row('a key')] }, field: 'recipients.0.key' },
      { body: { recipients: [row('list-1', { name: 1 })] }, field: 'recipients.0.name' },
    ],
    effect: { observe: (api, { params }) => addressesOf(api, params.orderNumber), expected: kept },
    variants: {
      'answers each row, and keeps those with a name and an address': {
        validInput: async (api) => ({
          params: await addressed(api),
          body: {
            recipients: [
              row('list-1', { name: 'Sent twice' }),
              row('other-1', { name: ' PERSON list-1', postal_code: 'yo17hh' }),
              row('other-2', { name: 'Person list-1', again: true }),
              row('other-3', { email: 'sam@', post_town: '', delivery_address_1: ' ' }),
              row('other-4', { email: 'new@lumen.example' }),
              row('other-5', { email: ' NEW@lumen.example' }),
            ],
          },
        }),
        effect: {
          observe: async (api, { params, body }) => {
            const { outcomes } = await api.call('orders.keepAddresses', { params, body });
            return {
              outcomes: outcomes.map(({ outcome, faults }) => [outcome, ...Object.keys(faults)].join(' ')),
              kept: (await countsOf(api, params.orderNumber)).kept,
            };
          },
          expected: {
            outcomes: ['kept', 'known', 'kept', 'refused email deliveryAddress1 postTown', 'kept', 'known'],
            kept: 4,
          },
        },
      },
      'takes no more addresses than there are boxes': {
        validInput: async (api) => ({ params: await addressed(api), body: { recipients: [row('list-1')] } }),
        effect: {
          observe: async (api, { params: { orderNumber } }) => {
            const recipients = Array.from({ length: 49 }, (_, index) => row(`more-${index}`));
            return {
              ...(await refusal(api, String(orderNumber), { recipients })),
              kept: (await countsOf(api, orderNumber)).kept,
            };
          },
          expected: {
            status: 422,
            message: 'This order takes 50 addresses: there is room for 48 more',
            kept: 2,
          },
        },
      },
      'ends once the order is in production, and is for the buyer alone': {
        validInput: async (api) => ({ params: await addressed(api), body: { recipients: [row('list-1')] } }),
        effect: {
          observe: async (api, { params }) => {
            const orderNumber = String(params.orderNumber);
            const administrator = await refusal(api, orderNumber, { person: 'admin' });
            await produce(api, orderNumber);
            return [administrator, await refusal(api, orderNumber), await addressesOf(api, orderNumber)];
          },
          expected: [
            { status: 404, message: 'This order does not exist' },
            { status: 422, message: 'This order is in production: its addresses stay as they are.' },
            kept,
          ],
        },
      },
    },
  },
  'orders.removeAddress': {
    validInput: async (api) => {
      const { orderNumber } = await addressed(api);
      const { items } = await api.call('orders.addresses', { params: { orderNumber }, query: {} });
      return { params: { orderNumber, addressId: items[0]?.id ?? '' } };
    },
    unknownTargets: async (api) => {
      const { orderNumber } = await addressed(api);
      const { items } = await api.call('orders.addresses', {
        params: await addressed(api),
        query: {},
      });
      return [unknownId, 'none', items[0]?.id ?? ''].map((addressId) => ({
        params: { orderNumber, addressId },
      }));
    },
    effect: {
      observe: (api, { params }) => addressesOf(api, params.orderNumber),
      expected: kept.slice(1),
    },
  },
  'orders.packing': {
    validInput: async (api) => ({ params: await addressed(api) }),
    unknownTargets: () => [unknownId, 'one'].map((orderNumber) => ({ params: { orderNumber } })),
    effect: {
      observe: async ({ call }, { params }) => (await call('orders.packing', { params })).csv !== null,
      expected: true,
    },
  },
};
