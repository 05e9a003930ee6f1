import { referenceOf } from '@gifting/domain/campaigns/claim';
import { and, asc, eq, gt, isNull, ne } from 'drizzle-orm';
import { readGifts } from '../campaigns/campaign-claims';
import type { Database } from '../database/database';
import { claimLinks, claims, orders, users } from '../database/schema';
import type { Mailer } from '../mail/mail';
import { claimMailKeys, sentOf } from './mails';

/** Claims that are read at a time. */
const atOnce = 500;

/** Queues a mail to everybody whose claim an order holds, in the transaction in which it leaves. */
export const queueSentMails = async (tx: Database, mailer: Mailer, orderId: number): Promise<void> => {
  let after = 0;
  for (;;) {
    const people = await tx
      .select({
        id: claims.id,
        firstName: claims.firstName,
        email: claims.email,
        language: claims.language,
        sender: users.name,
      })
      .from(claims)
      .innerJoin(claimLinks, eq(claimLinks.id, claims.linkId))
      .innerJoin(orders, eq(orders.id, claimLinks.orderId))
      .innerJoin(users, eq(users.id, orders.userId))
      .where(
        and(eq(orders.id, orderId), gt(claims.id, after), isNull(claims.withdrawnAt), ne(claims.email, '')),
      )
      .orderBy(asc(claims.id))
      .limit(atOnce);
    const last = people.at(-1);
    if (!last) return;
    const gifts = await readGifts(
      tx,
      people.map(({ id }) => id),
    );
    await mailer.queue(
      tx,
      ...people.map(({ id, firstName, email, language, sender }) => ({
        key: claimMailKeys(id).sent,
        to: email,
        ...sentOf({
          language,
          firstName,
          sender,
          reference: referenceOf(String(orderId), String(id)),
          gifts: gifts.get(id) ?? [],
        }),
      })),
    );
    after = last.id;
  }
};
