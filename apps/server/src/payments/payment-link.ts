import { Refusal } from '@gifting/api/core/refusal';
import { paymentDue } from '@gifting/domain/orders/order-payment';
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
  /** Whether its payer returns to the order's page. */
  readonly fromOrder: boolean;
  readonly now: Date;
}

const withdraw = async ({ db, gateway, orderId, now }: LinkToMake): Promise<void> => {
  const open = await findOpenPayment(db, orderId);
  if (!open) return;
  // Another provider may have created the page, before the settings changed.
  if (open.provider === gateway.provider && !(await gateway.withdraw(open))) return;
  await closePayment(db, open.id, 'withdrawn', now);
};

/**
 * Returns the address of an order's payment page; `null` if it is paid by invoice, free, authorised, charged or ended.
 * Closes the page of an order that is no longer paid by card. Throws a 502 if the provider fails; a retry can pay.
 */
export const paymentLink = async (making: LinkToMake): Promise<string | null> => {
  const { db, gateway, orderId, payerHash, fromOrder, now } = making;
  const order = await findPayable(db, orderId);
  if (!order) throw new Error('A payment link was asked for an order that is not there');
  if (!order.payNow || order.total === 0 || paymentDue(order.status) === 'release') {
    await withdraw(making);
    return null;
  }
  // The provider may have closed a page: then a new one is created.
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const expiresAt = new Date(now.getTime() + gateway.lifetime);
    const payment = await openPayment(db, {
      orderId,
      provider: gateway.provider,
      payerHash,
      fromOrder,
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
