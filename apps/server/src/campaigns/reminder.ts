import { Refusal } from '@gifting/api/core/refusal';
import { refusalTexts } from '@gifting/api/core/texts';
import { maxKept } from '@gifting/domain/address-list/keep';
import { reminderSubject, reminderText } from '@gifting/domain/campaigns/invitation';
import { type CampaignReminder, reminderStopOf, reminderStops } from '@gifting/domain/campaigns/reminder';
import { paths } from '@gifting/domain/site/paths';
import { and, asc, count, eq, isNull, ne, notExists, type SQL } from 'drizzle-orm';
import { hashOf } from '../account/throttle';
import { lockOrder } from '../address-list/kept-people';
import type { Database } from '../database/database';
import { claimLinks, claims, linkReminders, type microsites } from '../database/schema';
import type { Dependencies } from '../dependencies';
import { reminderKey } from './link-mails';
import { makeToken, orderOf, readSender } from './links';

/** Selects the links of a campaign that were mailed, with which nobody has claimed, and that no reminder followed. */
const silentIn = (db: Database, orderId: number): SQL | undefined =>
  and(
    eq(claimLinks.orderId, orderId),
    eq(claimLinks.kind, 'personal'),
    ne(claimLinks.email, ''),
    isNull(claimLinks.revokedAt),
    isNull(linkReminders.linkId),
    // Who has withdrawn a claim has answered.
    notExists(db.select({ id: claims.id }).from(claims).where(eq(claims.linkId, claimLinks.id))),
  );

const countSilent = async (db: Database, orderId: number): Promise<number> => {
  const [silent] = await db
    .select({ people: count() })
    .from(claimLinks)
    .leftJoin(linkReminders, eq(linkReminders.linkId, claimLinks.id))
    .where(silentIn(db, orderId));
  return silent?.people ?? 0;
};

const stopOf = (microsite: typeof microsites.$inferSelect | null, now: Date) =>
  reminderStopOf(microsite && { ...microsite, opening: microsite }, now);

/** Reads whom a campaign's buyer can remind. Throws a 404 for an unknown campaign. */
export const readReminder = async (
  db: Database,
  campaign: SQL | undefined,
  now: Date,
): Promise<CampaignReminder> => {
  const orderId = await orderOf(db, campaign);
  const { microsite } = await readSender(db, orderId);
  const [sent] = await db
    .select({ people: count() })
    .from(linkReminders)
    .innerJoin(claimLinks, eq(claimLinks.id, linkReminders.linkId))
    .where(eq(claimLinks.orderId, orderId));
  return {
    silent: await countSilent(db, orderId),
    reminded: sent?.people ?? 0,
    stop: stopOf(microsite, now),
  };
};

/**
 * Reminds those who are silent, in the order they were invited, as many as a request takes. Each gets a link with a token
 * of its own, which is not stored. Throws a 404 for an unknown campaign, a 422 where nobody can be reminded.
 */
export const remind = (
  db: Database,
  campaign: SQL | undefined,
  { now: clock, mailer }: Pick<Dependencies, 'now' | 'mailer'>,
): Promise<{ reminded: number; left: number }> =>
  db.transaction(async (tx) => {
    const now = clock();
    const orderId = await orderOf(tx, campaign);
    // Claims lock the order too: who claims meanwhile is not reminded.
    await lockOrder(tx, orderId);
    if (!mailer) throw new Refusal(422, refusalTexts.noMail);
    const { sender, microsite } = await readSender(tx, orderId);
    const stop = stopOf(microsite, now);
    if (stop !== null || microsite === null) throw new Refusal(422, reminderStops[stop ?? 'draft']);
    const silent = await countSilent(tx, orderId);
    if (silent === 0) return { reminded: 0, left: 0 };
    const people = await tx
      .select({ linkId: claimLinks.id, name: claimLinks.name, email: claimLinks.email })
      .from(claimLinks)
      .leftJoin(linkReminders, eq(linkReminders.linkId, claimLinks.id))
      .where(silentIn(tx, orderId))
      .orderBy(asc(claimLinks.id))
      .limit(maxKept);
    const reminders = people.map((person) => ({ ...person, token: makeToken() }));
    await tx
      .insert(linkReminders)
      .values(reminders.map(({ linkId, token }) => ({ linkId, tokenHash: hashOf(token), createdAt: now })));
    await mailer.queue(
      tx,
      ...reminders.map(({ linkId, name, email, token }) => ({
        key: reminderKey(linkId),
        to: email,
        subject: reminderSubject(sender),
        text: reminderText({
          sender,
          name,
          link: mailer.linkTo(paths.claim.replace(':token', token)),
          opening: microsite,
        }),
      })),
    );
    return { reminded: people.length, left: silent - people.length };
  });
