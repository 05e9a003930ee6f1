import { paymentDue } from '@gifting/domain/orders/order-payment';
import type { Database } from '../database/database';
import type { PaymentGateway } from './gateway';
import { closePayment, endAuthorisation, findDueAuthorisations, findOpenOfEndedOrders } from './repository';

interface Settling {
  readonly db: Database;
  readonly gateway: PaymentGateway;
  readonly now: Date;
  /** Receives what an operator has to look at. */
  readonly report: (where: string, error: unknown) => void;
  /** One order; all orders without it. */
  readonly orderId?: number;
}

/**
 * Captures the payments of approved orders, and releases those of cancelled and refused orders and those that a card holds
 * no longer. The order's status says what is due, so a crash loses nothing; run it after a change of status and every few
 * minutes. It never throws: what fails is reported and due again.
 */
export const settleDuePayments = async ({ db, gateway, now, report, orderId }: Settling): Promise<void> => {
  const query = { provider: gateway.provider, orderId };
  /** Reports what fails, so that one payment never holds up the others. */
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      report('settling payments', error);
    }
  };
  await attempt(async () => {
    for (const payment of await findOpenOfEndedOrders(db, query))
      await attempt(async () => {
        // One that was paid meanwhile is released once the provider has told so.
        if (await gateway.withdraw(payment)) await closePayment(db, payment.id, 'withdrawn', now);
      });
  });
  await attempt(async () => {
    for (const { status, ...payment } of await findDueAuthorisations(db, { ...query, now }))
      await attempt(async () => {
        const due = paymentDue(status);
        const outcome = await (due === 'capture' ? gateway.capture(payment, now) : gateway.release(payment));
        const lapsed = outcome === 'released' && due !== 'release';
        await endAuthorisation(db, payment.id, lapsed ? 'lapsed' : outcome, now);
        if (lapsed && due === 'capture')
          throw new Error(`Payment ${payment.id} of order ${payment.orderId} lapsed before it was captured`);
      });
  });
};
