import { login } from '@gifting/api/account/endpoints';
import { readCollection } from '@gifting/api/collections/endpoints';
import { createClient } from '@gifting/api/core/client';
import { demoPassword, demoUsers } from '@gifting/api/demo/catalogue';
import { createOrder, idempotencyHeader, listOwnOrders } from '@gifting/api/orders/endpoints';
import { listProducts } from '@gifting/api/products/endpoints';
import { dataEnvelope } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import { orderPayloadOf } from '../../apps/server/src/testing/order-payload';
import { anew, type Call } from './load';

/** A call as the product answers it, and what the floor does in its place. */
export interface Case {
  readonly what: string;
  readonly product: Call;
  readonly floor: Call;
}

const [buyer, admin] = demoUsers;

/** How many orders the list of the buyer's own has. */
const ownOrders = 10;

/** An order that is paid by invoice: no page of a payment provider is made for it. */
const order = orderPayloadOf({ pay_now: false, get_invoice: true });

const answer = dataEnvelope(z.unknown());

const put = async (address: string, body: string): Promise<void> => {
  const { ok } = await fetch(address, { method: 'PUT', body });
  if (!ok) throw new Error(`${address} did not take what it was taught`);
};

/** Lets the floor answer with what the product answers a call with. */
const teach = async (floor: string, name: string, asked: Call): Promise<Call> => {
  const data = z.parse(answer, await (await fetch(asked.address, { headers: { ...asked.headers } })).json());
  const taught = `${floor}/answers/${name}`;
  await put(taught, JSON.stringify(Array.isArray(data) ? data : [data]));
  return { ...asked, address: taught };
};

/**
 * Makes both servers ready for the same calls: a list and one entry of the catalogue, a read that needs a session, and an
 * order. Orders are placed by another person than the one who reads, whose list would grow.
 */
export const prepareCases = async (product: string, floor: string): Promise<readonly Case[]> => {
  const base = `${product}/api`;
  let token: string | null = null;
  const { call } = createClient({ baseUrl: base, getToken: () => token });
  const signIn = async ({ email }: { readonly email: string }) => {
    token = (await call(login, { body: { email, password: demoPassword } })).data.token;
    const authorization = `Bearer ${token}`;
    await put(`${floor}/sessions/${email}`, authorization);
    return { authorization };
  };
  const ordering = await signIn(admin);
  const reading = await signIn(buyer);
  for (let placed = 0; placed < ownOrders; placed += 1) await call(createOrder, { body: order });

  const list = { address: base + listProducts.path };
  const one = { address: base + readCollection.path.replace('{slug}', 'festive-holiday') };
  const own = { address: base + listOwnOrders.path, headers: reading };
  const body = { body: order, headers: { ...ordering, [idempotencyHeader]: anew } };
  return [
    { what: 'all products', product: list, floor: await teach(floor, 'products', list) },
    { what: 'one collection', product: one, floor: await teach(floor, 'collection', one) },
    { what: 'own orders, by session', product: own, floor: await teach(floor, 'orders_read', own) },
    {
      what: 'an order placed',
      product: { address: base + createOrder.path, ...body },
      floor: { address: `${floor}/orders`, ...body },
    },
  ];
};
