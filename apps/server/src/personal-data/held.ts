import { eq, getTableName, inArray, type SQL, sql } from 'drizzle-orm';
import { type PgTable, union } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import {
  accountConfirmations,
  artworks,
  campaignRecipients,
  claimGifts,
  claimLinks,
  claims,
  documents,
  emailChanges,
  inquiries,
  linkReminders,
  mails,
  micrositeSetups,
  microsites,
  openIdIdentities,
  openIdSignIns,
  orderAddresses,
  orderEvents,
  orderItems,
  orderProofs,
  orders,
  passwordResets,
  payments,
  proofComments,
  sessions,
  users,
} from '../database/schema';

interface Person {
  readonly id: number;
  readonly email: string;
  /** An address that nobody has confirmed may be a stranger's. */
  readonly emailConfirmedAt: Date | null;
}

/** Rows of a person, and the columns that are kept back. */
interface Held {
  readonly table: PgTable;
  readonly rows: (db: Database, person: Person) => SQL | undefined;
  /** Secrets, of which a copy would be a risk to the person. */
  readonly without?: readonly string[];
}

const ordersOf = (db: Database, { id }: Person) =>
  db.select({ id: orders.id }).from(orders).where(eq(orders.userId, id));
const itemsOf = (db: Database, person: Person) =>
  db
    .select({ id: orderItems.id })
    .from(orderItems)
    .where(inArray(orderItems.orderId, ordersOf(db, person)));
const eventKey = { orderId: orderEvents.orderId, position: orderEvents.position };
const sameEmail = (
  column: typeof mails.recipient | typeof inquiries.email,
  { email, emailConfirmedAt }: Person,
) => (emailConfirmedAt === null ? sql`false` : eq(sql`lower(${column})`, email.toLowerCase()));

/** What a download of a person's data holds, table by table. */
export const held: readonly Held[] = [
  { table: users, rows: (_db, { id }) => eq(users.id, id), without: ['passwordHash'] },
  { table: sessions, rows: (_db, { id }) => eq(sessions.userId, id), without: ['tokenHash'] },
  {
    table: emailChanges,
    rows: (_db, { id }) => eq(emailChanges.userId, id),
    without: ['oldTokenHash', 'newTokenHash'],
  },
  { table: openIdIdentities, rows: (_db, { id }) => eq(openIdIdentities.userId, id) },
  { table: orders, rows: (_db, { id }) => eq(orders.userId, id), without: ['idempotencyKey', 'requestHash'] },
  { table: orderItems, rows: (db, person) => inArray(orderItems.orderId, ordersOf(db, person)) },
  { table: orderAddresses, rows: (db, person) => inArray(orderAddresses.orderId, ordersOf(db, person)) },
  {
    table: orderEvents,
    // Two selections: with `or` no index would find either.
    rows: (db, person) => {
      const selectBy = (condition: SQL) => db.select(eventKey).from(orderEvents).where(condition);
      const acted = selectBy(eq(orderEvents.userId, person.id));
      const own = selectBy(inArray(orderEvents.orderId, ordersOf(db, person)));
      return sql`(${orderEvents.orderId}, ${orderEvents.position}) in (${union(acted, own)})`;
    },
  },
  {
    table: artworks,
    rows: (_db, { id }) => eq(artworks.userId, id),
    // Files of megabytes, which the page of the order offers.
    without: ['content', 'preview'],
  },
  { table: documents, rows: (db, person) => inArray(documents.orderId, ordersOf(db, person)) },
  {
    table: payments,
    rows: (db, person) => inArray(payments.orderId, ordersOf(db, person)),
    without: ['payerHash', 'reference', 'authorisation'],
  },
  { table: proofComments, rows: (_db, { id }) => eq(proofComments.userId, id) },
  { table: micrositeSetups, rows: (db, person) => inArray(micrositeSetups.orderItemId, itemsOf(db, person)) },
  { table: microsites, rows: (db, person) => inArray(microsites.orderId, ordersOf(db, person)) },
  {
    table: campaignRecipients,
    rows: (db, person) => inArray(campaignRecipients.orderId, ordersOf(db, person)),
  },
  {
    table: claimLinks,
    rows: (db, person) => inArray(claimLinks.orderId, ordersOf(db, person)),
    without: ['tokenHash'],
  },
  {
    table: mails,
    rows: (_db, person) => sameEmail(mails.recipient, person),
    // Until it is sent it may hold a link, which proves that its reader has the mailbox.
    without: ['body'],
  },
  { table: inquiries, rows: (_db, person) => sameEmail(inquiries.email, person) },
];

/** Tables that lead to a person and are left out, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  [getTableName(accountConfirmations)]: 'hashes of links, for a day',
  [getTableName(passwordResets)]: 'hashes of links, for thirty minutes',
  [getTableName(openIdSignIns)]: 'hashes of sign-ins under way, for ten minutes',
  [getTableName(orderProofs)]: 'pictures, which the page of the order shows',
  [getTableName(claims)]: 'what recipients entered, who ask for it on their claim’s page',
  [getTableName(claimGifts)]: 'what recipients chose',
  [getTableName(linkReminders)]: 'hashes of links',
};

/** Everything that is held about a person, as a JSON document. */
export const readHeld = async (db: Database, person: Person): Promise<string> => {
  const sections: Record<string, unknown> = {};
  for (const { table, rows, without = [] } of held) {
    const found = await db.select().from(table).where(rows(db, person));
    sections[getTableName(table)] = found.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([column]) => !without.includes(column))),
    );
  }
  return JSON.stringify(sections, null, 2);
};
