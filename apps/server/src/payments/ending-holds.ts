import { formatDay } from '@gifting/domain/dates/dates';
import { formatPrice } from '@gifting/domain/money/money';
import type { OrderStatus } from '@gifting/domain/orders/order-status';
import { findAdministrators } from '../account/administrators';
import type { Database } from '../database/database';
import type { Mailer } from '../mail/mail';
import { type EndingHold, findEndingHolds } from './repository';
import { orderPathOf } from './return-paths';

/** What an order waits for while nobody has decided about it. */
const waitsFor: Readonly<Partial<Record<OrderStatus, string>>> = {
  pending: 'Its mockup has not been sent.',
  proof_sent: "Its mockup waits for the buyer's approval.",
  changes_asked: 'The buyer has asked for changes to its mockup.',
};

const endingMail = ({ orderId, heldUntil, amount, currency, status }: EndingHold, link: string) => {
  const day = formatDay(heldUntil.toISOString()) ?? '';
  return {
    subject: `Order ${orderId}: its card holds the amount until ${day}`,
    text: [
      `A card holds ${formatPrice(amount, currency)} for order ${orderId} until ${day}. After that day nothing can be charged.`,
      `${waitsFor[status] ?? ''} The amount is charged once the buyer approves the mockup.`,
      link,
    ].join('\n\n'),
  };
};

interface Warning {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly now: Date;
  readonly report: (where: string, error: unknown) => void;
}

const queueMails = ({ db, mailer, now }: Warning): Promise<void> =>
  db.transaction(async (tx) => {
    const ending = await findEndingHolds(tx, now);
    if (ending.length === 0) return;
    const team = await findAdministrators(tx);
    await mailer.queue(
      tx,
      ...ending.flatMap((hold) => {
        const link = mailer.linkTo(orderPathOf(hold.orderId));
        const mail = endingMail(hold, link);
        return team.map(({ id, email }) => ({ key: `hold ${hold.id} to ${id}`, to: email, ...mail }));
      }),
    );
  });

/**
 * Mails the administrators of orders whose card holds the amount not much longer: once of each, however often it runs. It
 * never throws: what fails is reported and due again.
 */
export const warnOfEndingHolds = async (warning: Warning): Promise<void> => {
  try {
    await queueMails(warning);
  } catch (error) {
    warning.report('warning of ending holds', error);
  }
};
