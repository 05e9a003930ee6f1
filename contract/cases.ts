import type { Endpoint, RequestInput } from '@gifting/api/core/endpoint';
import type { table } from '@gifting/api/table';

type Row = (typeof table)[number];
type RowNamed<Name extends Row['name']> = Extract<Row, { name: Name }>;

/** Ids of things that are there before the first call. */
export interface World {
  readonly orderNumber: string;
}

/** How a row is called so that it answers, and what it refuses. */
interface Case<Called extends Endpoint> {
  readonly ok: (world: World) => RequestInput<Called>;
  /** Asks for something that is not there: 404. */
  readonly unknown?: RequestInput<Called>;
  /** Bodies the row's schema refuses: 422, naming the field. */
  readonly refused?: readonly { readonly body: Readonly<Record<string, unknown>>; readonly field: string }[];
}

const address = { address_line_1: '14 Calder Wharf', postal_code: 'LS10 1AP', post_town: 'Leeds' };
const person = { email: 'buyer@example.com', phone: '+44 113 496 0142' };

const order = {
  name: 'Amara Okafor',
  ...person,
  number_of_boxes: 50,
  estimated_budget: 2500,
  products_in_bag: [],
  gift_box_id: 202,
  gift_box_type: 'plain',
  status: 'pending',
  campaign_type: null,
  campaign_name: '',
  gift_redeem_quantity: null,
  multiple_delivery_address: false,
  user_currency: 'GBP',
  pay_now: false,
  get_invoice: true,
  products: [{ product_id: 101, quantity: 50 }],
  billing_address: { biller_name: 'Amara Okafor', ...person, ...address },
  delivery_address: { recipient_name: 'Amara Okafor', ...person, ...address },
} as const satisfies RequestInput<RowNamed<'orders.create'>>['body'];

const registration = {
  name: 'Noor Haddad',
  email: 'noor@fernside.example',
  phone: '+44 113 496 0177',
  company_name: 'Fernside Studio',
  company_address: '14 Calder Wharf, Leeds',
  password: 'a-long-enough-secret',
  password_confirmation: 'a-long-enough-secret',
};

const nothing = { ok: () => ({}) };
const unknownOrder = { params: { orderNumber: '999999999' } };

/** A case for every row of the table. The compiler asks for a new row's. */
export const cases: { readonly [Name in Row['name']]: Case<RowNamed<Name>> } = {
  'account.register': {
    ok: () => ({ body: registration }),
    refused: [
      { body: { ...registration, email: '' }, field: 'email' },
      { body: { ...registration, company_name: ' ' }, field: 'company_name' },
    ],
  },
  'account.login': {
    ok: () => ({ body: { email: 'buyer@example.com', password: 'unwrap-the-day' } }),
    refused: [{ body: { email: 'buyer@example.com' }, field: 'password' }],
  },
  'account.logout': nothing,
  'capabilities.list': nothing,
  'gifting.list': nothing,
  'services.list': nothing,
  'collections.list': nothing,
  'currencies.list': nothing,
  'categories.list': nothing,
  'categories.choices': nothing,
  'products.list': { ok: () => ({ query: { category: '31', number_of_boxes: 50, currency: 'GBP' } }) },
  'giftBoxes.list': { ok: () => ({ query: { currency: 'GBP' } }) },
  'orders.create': {
    ok: () => ({ body: order }),
    refused: [
      { body: { ...order, number_of_boxes: 0 }, field: 'number_of_boxes' },
      { body: { ...order, number_of_boxes: 1.5 }, field: 'number_of_boxes' },
      { body: { ...order, products: [{ product_id: 101, quantity: -3 }] }, field: 'products.0.quantity' },
      {
        body: { ...order, billing_address: { ...order.billing_address, post_town: '' } },
        field: 'billing_address.post_town',
      },
    ],
  },
  'orders.own': nothing,
  'orders.ownDetail': { ok: ({ orderNumber }) => ({ params: { orderNumber } }), unknown: unknownOrder },
  'orders.all': nothing,
  'orders.anyDetail': { ok: ({ orderNumber }) => ({ params: { orderNumber } }), unknown: unknownOrder },
};
