import type { RequestInput } from '@gifting/api/core/endpoint';
import type { RowNamed } from '@gifting/api/table';
import type { TestApi } from '../test-api';

type OrderBody = RequestInput<RowNamed<'orders.create'>>['body'];

const address = { address_line_1: '14 Calder Wharf', postal_code: 'LS10 1AP', post_town: 'Leeds' };
const person = { email: 'buyer@example.com', phone: '+44 113 496 0142' };

/** An order of 50 packs: a mug at 9.20 and a plain keepsake box at 4.75 each. */
export const orderBody: OrderBody = {
  name: 'Amara Okafor',
  ...person,
  number_of_boxes: 50,
  estimated_budget: 2500,
  products_in_bag: [],
  gift_box_id: 202,
  gift_box_type: 'plain',
  status: 'pending',
  campaign_type: 'microsite',
  campaign_name: 'Spring joiners',
  gift_redeem_quantity: null,
  multiple_delivery_address: false,
  user_currency: 'GBP',
  pay_now: false,
  get_invoice: true,
  products: [{ product_id: 101, quantity: 50 }],
  billing_address: { biller_name: 'Amara Okafor', ...person, ...address },
  delivery_address: { recipient_name: 'Amara Okafor', ...person, ...address },
};

/** A note for the top of the box; {@link orderBody} has none. */
export const giftNote = {
  status: true,
  withoutMessage: false,
  from: 'Amara',
  to: 'Everyone in Leeds',
  message: 'Welcome aboard.\nUnwrap the day.',
};

/** Places an order and returns its number. */
export const placeOrder = async (
  { call }: TestApi,
  { changes = {}, token }: { readonly changes?: Partial<OrderBody>; readonly token?: string } = {},
): Promise<string> => {
  await call('orders.create', { body: { ...orderBody, ...changes } }, token);
  const { items } = await call('orders.own', { query: {} }, token);
  return items[0]?.id ?? '';
};
