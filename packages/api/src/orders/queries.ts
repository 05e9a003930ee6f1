import type { Role } from '@gifting/domain/account/user';
import type { OrderPayload } from '@gifting/domain/orders/payload';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../core/error';
import { apiOf } from '../core/query-client';
import { read } from '../core/read';
import {
  createOrder,
  idempotencyHeader,
  listAllOrders,
  listOwnOrders,
  readAnyOrder,
  readOwnOrder,
} from './endpoints';

/** Query options of the orders a role sees (ROLE-11). */
export const ordersQuery = (role: Role) => read(role === 'admin' ? listAllOrders : listOwnOrders, {});

/** Query options of one order, through the endpoint of the role (ROLE-12). */
export const orderQuery = (role: Role, orderNumber: string) =>
  read(role === 'admin' ? readAnyOrder : readOwnOrder, { params: { orderNumber } });

/** An order and the key that makes sending it again harmless. */
export interface OrderToPlace {
  readonly payload: OrderPayload;
  /** The same for every attempt at one order, another for another order. */
  readonly idempotencyKey: string;
}

/**
 * Places an order. The screen answers failures itself (PAY-25). A 409 says that the catalogue is not what the cache
 * holds, so it is read anew.
 */
export const useCreateOrder = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ payload, idempotencyKey }: OrderToPlace, { client }) =>
      apiOf(client).call(
        createOrder,
        { body: payload },
        { headers: { [idempotencyHeader]: idempotencyKey } },
      ),
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void client.invalidateQueries();
    },
    meta: { handlesErrors: createOrder.handlesErrors },
  });
};
