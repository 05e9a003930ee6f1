import { settleRows } from '@gifting/domain/address-list/keep';
import {
  addressKeeping,
  addressRoom,
  addressStopOf,
  addressStops,
  tooManyAddresses,
} from '@gifting/domain/orders/order-addresses';
import type { OrderStatus } from '@gifting/domain/orders/order-status';
import { Refusal } from '../core/refusal';
import { done, missingTexts } from '../core/texts';
import { findById, pageOf } from './lists';
import type { HandlersOf, MockServer } from './mock-server';
import { packingLinks } from './packing';
import type { MockedOrder, Person } from './state';

interface OrdersOfMock {
  /** An order of the caller; any for an administrator. Throws a 404 without one. */
  readonly visible: (id: string, caller: Person) => MockedOrder;
  readonly statusOf: (order: MockedOrder) => OrderStatus;
}

/** The addresses of orders that go to several. */
export const addressHandlers = (
  { state, nextId }: MockServer,
  { visible, statusOf }: OrdersOfMock,
): Pick<
  HandlersOf<'orders'>,
  | 'orders.addresses'
  | 'orders.addressCounts'
  | 'orders.keepAddresses'
  | 'orders.removeAddress'
  | 'orders.packing'
> => {
  const peopleOf = (orderId: string) => state.recipients.filter((each) => each.orderId === orderId);
  const stopOf = (order: MockedOrder) =>
    addressStopOf({
      several: order.deliveryAddresses.length === 0,
      campaign: order.campaignType !== null,
      status: statusOf(order),
    });
  /** To whom an order goes that takes addresses or has taken them; nobody for others. */
  const addressedBy = (order: MockedOrder) => (order.campaignType === null ? peopleOf(order.id) : []);
  /** An order whose addresses its buyer may change. */
  const changeable = (id: string, caller: Person): MockedOrder => {
    const order = findById(
      state.orders.filter(({ userId }) => userId === caller.id),
      id,
      missingTexts.order,
    );
    const stop = stopOf(order);
    if (stop !== null) throw new Refusal(422, addressStops[stop]);
    return order;
  };
  return {
    'orders.addresses': ({ params, query, caller }) =>
      pageOf(
        addressedBy(visible(params.orderNumber, caller()))
          .map(({ orderId: _order, key: _key, ...person }) => person)
          .reverse(),
        query,
      ),

    'orders.addressCounts': ({ params, caller }) => {
      const order = visible(params.orderNumber, caller());
      const stop = stopOf(order);
      return {
        kept: addressedBy(order).length,
        boxes: order.quantity,
        stop,
        changeable: stop === null && order.userId === caller().id,
      };
    },

    'orders.keepAddresses': ({ params, body, caller }) => {
      const { id: orderId, quantity } = changeable(params.orderNumber, caller());
      const present = peopleOf(orderId);
      const { outcomes, added } = settleRows(body.recipients, present, addressKeeping);
      if (present.length + added.length > addressRoom(quantity))
        throw new Refusal(422, tooManyAddresses(quantity, present.length));
      for (const { key, person } of added) state.recipients.push({ id: nextId(), orderId, key, ...person });
      return { outcomes };
    },

    'orders.removeAddress': ({ params, caller }) => {
      const order = changeable(params.orderNumber, caller());
      const { id } = findById(peopleOf(order.id), params.addressId, missingTexts.address);
      state.recipients = state.recipients.filter((recipient) => recipient.id !== id);
      return done('orders.removeAddress');
    },

    'orders.packing': ({ params, caller }) => {
      const order = visible(params.orderNumber, caller());
      return packingLinks('addresses', order.id);
    },
  };
};
