import { login } from '@gifting/api/account/endpoints';
import { readCollection } from '@gifting/api/collections/endpoints';
import { createClient } from '@gifting/api/core/client';
import { demoPassword, demoUsers } from '@gifting/api/demo/users';
import { createOrder, listOwnOrders } from '@gifting/api/orders/endpoints';
import { idempotencyHeader } from '@gifting/api/orders/idempotency';
import { listProducts } from '@gifting/api/products/endpoints';
import { dataEnvelope } from '@gifting/domain/wire/wire';
import * as z from 'zod/mini';
import { orderPayloadOf } from '../../apps/server/src/testing/order-payload';
import { type Call, uniqueId } from './load';

/** A call that is measured. */
export interface Case {
  /** How tables and the floor name it. */
  readonly what: string;
  readonly kind: 'read' | 'order';
  readonly call: Call;
}

const [buyer, admin] = demoUsers;

/** The read that needs a session. */
export const ownOrdersCase = 'own orders';

/** How many orders the buyer's list has. */
const ownOrders = 10;

/** Paid by invoice, so that no payment page is created. */
const order = orderPayloadOf({ pay_now: false, get_invoice: true });

/**
 * Prepares a product for the cases: a list and an entry of the catalogue, a read that needs a session, and an order. The
 * admin places the measured orders, so that the buyer's list does not grow.
 */
export const prepareCases = async (product: string): Promise<readonly Case[]> => {
  const base = `${product}/api`;
  let token: string | null = null;
  const { call } = createClient({ baseUrl: base, getToken: () => token });
  const signIn = async ({ email }: { readonly email: string }) => {
    token = (await call(login, { body: { email, password: demoPassword } })).data.token;
    return { authorization: `Bearer ${token}` };
  };
  const ordering = await signIn(admin);
  const reading = await signIn(buyer);
  for (let placed = 0; placed < ownOrders; placed += 1) await call(createOrder, { body: order });

  const collection = readCollection.path.replace('{slug}', 'festive-holiday');
  const headers = { ...ordering, [idempotencyHeader]: uniqueId };
  return [
    { what: 'all products', kind: 'read', call: { address: base + listProducts.path } },
    { what: 'one collection', kind: 'read', call: { address: base + collection } },
    {
      what: ownOrdersCase,
      kind: 'read',
      call: { address: base + listOwnOrders.path, headers: reading },
    },
    {
      what: 'placing an order',
      kind: 'order',
      call: { address: base + createOrder.path, body: order, headers },
    },
  ];
};

const put = async (address: string, body: string): Promise<void> => {
  const { ok } = await fetch(address, { method: 'PUT', body });
  if (!ok) throw new Error(`PUT ${address} failed`);
};

const envelope = dataEnvelope(z.unknown());

/** Prepares a floor for a case: it gets the session and the rows of the product's response. Returns the floor's call. */
export const prepareFloor = async (floor: string, { what, kind, call: measured }: Case): Promise<Call> => {
  const name = what.replaceAll(' ', '_');
  const token = measured.headers?.authorization;
  if (token !== undefined) await put(`${floor}/sessions/${name}`, token);
  if (kind === 'order') return { ...measured, address: `${floor}/orders` };
  const response = await fetch(measured.address, { headers: { ...measured.headers } });
  const data = z.parse(envelope, await response.json());
  const address = `${floor}/responses/${name}`;
  await put(address, JSON.stringify(Array.isArray(data) ? data : [data]));
  return { ...measured, address };
};
