import { Refusal } from '@gifting/api/core/refusal';
import type { Database } from '../database/database';
import type { PaymentGateway } from './gateway';
import {
  closePayment,
  findOpenPayment,
  findPayable,
  keepReference,
  openPayment,
  settlePayment,
} from './repository';

interface LinkToMake {
  readonly db: Database;
  readonly gateway: PaymentGateway;
  readonly orderId: number;
  readonly payerHash: string;
  readonly now: Date;
}

const withdraw = async ({ db, gateway, orderId, now }: LinkToMake): Promise<void> => {
  const open = await findOpenPayment(db, orderId);
  if (!open) return;
  // A page of another provider, from before the server was set up otherwise, is none of this one's.
  if (open.provider === gateway.provider && !(await gateway.withdraw(open))) return;
  await closePayment(db, open.id, 'withdrawn', now);
};

/**
 * Where the payer of an order goes next: to the page of its payment, or `null` when there is nothing to pay: it is on an
 * invoice, costs nothing, or is authorised already. An order that is no longer paid by card loses its open page. Throws
 * a 502 when the provider has no page to show; the order stays and can be paid by asking again.
 */
export const paymentLink = async (making: LinkToMake): Promise<string | null> => {
  const { db, gateway, orderId, payerHash, now } = making;
  const order = await findPayable(db, orderId);
  if (!order) throw new Error('A payment link was asked for an order that is not there');
  if (!order.payNow || order.total === 0) {
    await withdraw(making);
    return null;
  }
  // A page can turn out to be gone at the provider: then there is another one.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const expiresAt = new Date(now.getTime() + gateway.lifetime);
    const payment = await openPayment(db, {
      orderId,
      provider: gateway.provider,
      payerHash,
      now,
      expiresAt,
    });
    if (!payment) return null;
    const page = await gateway.pageOf(payment);
    switch (page.kind) {
      case 'open':
        if (page.reference !== payment.reference) await keepReference(db, payment.id, page.reference);
        return page.link;
      case 'authorised':
        await settlePayment(db, payment.id, { authorisation: page.authorisation }, now);
        return null;
      case 'gone':
        await closePayment(db, payment.id, 'expired', now);
    }
  }
  throw new Refusal(502, 'The payment page cannot be opened just now. Your order is kept, please try again.');
};
