import type { Role } from '@gifting/domain/account/user';
import type { StatusGroup } from '@gifting/domain/orders/order-status';
import { useQueryClient } from '@tanstack/react-query';
import { useCommand } from '../core/command';
import { read } from '../core/read';
import { readPages } from '../core/read-pages';
import { createOrder, listAllOrders, listOwnOrders, readAnyOrder, readOwnOrder } from './endpoints';

/** Infinite query options of the orders a role sees (ROLE-11), of some statuses where the API tells them apart. */
export const ordersQuery = (role: Role, status?: StatusGroup) =>
  readPages(
    role === 'admin' ? listAllOrders : listOwnOrders,
    status && { needs: 'orders.lifecycle', query: { status } },
  );

/** Query options of one order, through the endpoint of the role (ROLE-12). */
export const orderQuery = (role: Role, orderNumber: string) =>
  read(role === 'admin' ? readAnyOrder : readOwnOrder, { params: { orderNumber } });

/** Places an order (PAY-25). A 409 means that the catalogue differs from the cached one, so every read is refreshed. */
export const useCreateOrder = () => {
  const client = useQueryClient();
  return useCommand(createOrder, {
    onError: ({ status }) => {
      if (status === 409) void client.invalidateQueries();
    },
  });
};
