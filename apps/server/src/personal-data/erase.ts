import { and, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import { endSessions } from '../account/sessions';
import { forgetLinkMails } from '../campaigns/link-mails';
import { eraseDeliveries } from '../claims/erasure';
import type { Database } from '../database/database';
import {
  accountConfirmations,
  artworks,
  campaignRecipients,
  claimLinks,
  claims,
  emailChanges,
  inquiries,
  mails,
  openIdIdentities,
  openIdSignIns,
  orderAddresses,
  orders,
  passwordResets,
  users,
} from '../database/schema';
import { linkMailKeys } from '../mail/link-mail-keys';

type User = typeof users.$inferSelect;

const blankAddress = {
  name: '',
  email: '',
  phone: '',
  line1: '',
  line2: '',
  line3: '',
  postTown: '',
  postCode: '',
} as const;

/** Erases whom the gifts of orders were for. Their number stays. */
const eraseRecipients = async (tx: Database, orderIds: readonly number[], now: Date): Promise<void> => {
  const links = await tx
    .select({ id: claimLinks.id, tokenHash: claimLinks.tokenHash })
    .from(claimLinks)
    .where(inArray(claimLinks.orderId, [...orderIds]));
  await forgetLinkMails(tx, links);
  const linkIds = links.map(({ id }) => id);
  const claimed = await tx.select({ id: claims.id }).from(claims).where(inArray(claims.linkId, linkIds));
  await eraseDeliveries(
    tx,
    claimed.map(({ id }) => id),
    now,
  );
  await tx
    .update(claimLinks)
    .set({ name: '', email: '', revokedAt: now })
    .where(inArray(claimLinks.id, linkIds));
  await tx.delete(campaignRecipients).where(inArray(campaignRecipients.orderId, [...orderIds]));
};

/** Erases from orders what neither bookkeeping nor, without a document, anything else needs. */
const eraseFromOrders = async (
  tx: Database,
  orderIds: readonly number[],
  documented: readonly number[],
): Promise<void> => {
  const inOrders = inArray(orders.id, [...orderIds]);
  await tx
    .update(orders)
    .set({ giftNoteFrom: '', giftNoteTo: '', giftNoteMessage: '' })
    .where(and(inOrders, sql`${orders.giftNoteStatus} is not null`));
  await tx
    .update(orders)
    .set({ name: '', email: '', phone: '' })
    .where(and(inOrders, notInArray(orders.id, [...documented])));
  await tx
    .update(orderAddresses)
    .set(blankAddress)
    .where(
      and(
        inArray(orderAddresses.orderId, [...orderIds]),
        sql`not (${orderAddresses.kind} = 'billing' and ${inArray(orderAddresses.orderId, [...documented])})`,
      ),
    );
};

/**
 * Erases a person's mailed links, and their mails and inquiries. Those of an address that nobody has confirmed may be a
 * stranger's: of these go the mails of the links alone.
 */
const eraseByEmail = async (tx: Database, { id, email, emailConfirmedAt }: User): Promise<void> => {
  const [change] = await tx.delete(emailChanges).where(eq(emailChanges.userId, id)).returning();
  const confirmations = await tx
    .delete(accountConfirmations)
    .where(eq(accountConfirmations.userId, id))
    .returning();
  const resets = await tx.delete(passwordResets).where(eq(passwordResets.userId, id)).returning();
  const keys = [
    ...confirmations.flatMap(({ tokenHash }) => [
      linkMailKeys.signUp(tokenHash),
      linkMailKeys.confirmation(tokenHash),
    ]),
    ...resets.map(({ tokenHash }) => linkMailKeys.newPassword(tokenHash)),
    ...[change?.oldTokenHash, change?.newTokenHash].flatMap((tokenHash) =>
      tokenHash ? [linkMailKeys.emailChange(tokenHash)] : [],
    ),
  ];
  const confirmed = [
    ...(emailConfirmedAt === null ? [] : [email]),
    ...(change?.newTokenHash === null ? [change.email] : []),
  ].map((address) => address.toLowerCase());
  await tx
    .delete(mails)
    .where(or(inArray(mails.key, keys), inArray(sql`lower(${mails.recipient})`, confirmed)));
  await tx.delete(inquiries).where(inArray(sql`lower(${inquiries.email})`, confirmed));
};

/** Erases a person, but for the row that orders refer to, and what the documents of `documented` orders need. */
export const erasePerson = async (
  tx: Database,
  person: User,
  documented: readonly number[],
  now: Date,
): Promise<void> => {
  const { id } = person;
  const own = await tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, id));
  const orderIds = own.map((order) => order.id);
  await eraseRecipients(tx, orderIds, now);
  await eraseFromOrders(tx, orderIds, documented);
  await tx.update(orders).set({ artworkId: null }).where(eq(orders.userId, id));
  await tx.delete(artworks).where(eq(artworks.userId, id));
  await endSessions(tx, id);
  await eraseByEmail(tx, person);
  await tx.delete(openIdIdentities).where(eq(openIdIdentities.userId, id));
  await tx.delete(openIdSignIns).where(eq(openIdSignIns.userId, id));
  await tx
    .update(users)
    .set({
      name: 'Deleted account',
      // Free for another account; the index wants one address each.
      email: `deleted-${id}@account.invalid`,
      phone: '',
      companyName: '',
      companyAddress: '',
      role: 'user',
      passwordHash: null,
      addressLine1: '',
      addressLine2: '',
      addressLine3: '',
      postTown: '',
      postCode: '',
      lastSignInAt: null,
      emailConfirmedAt: null,
      disabledAt: now,
      deletedAt: now,
    })
    .where(eq(users.id, id));
};
