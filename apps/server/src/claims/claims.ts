import { claimRefusal, refuseChoice } from '@gifting/api/claims/refuse-claim';
import { found } from '@gifting/api/core/refusal';
import { missingTexts, refusalTexts } from '@gifting/api/core/texts';
import {
  type ClaimChange,
  type ClaimRequest,
  type ClaimView,
  deliveryOf,
  isChangeable,
  type OpenedLink,
  type OwnClaim,
  referenceOf,
  takenGifts,
  unknownLink,
  viewOf,
  withStock,
} from '@gifting/domain/campaigns/claim';
import type { Language } from '@gifting/domain/campaigns/language';
import { paths } from '@gifting/domain/site/paths';
import { eq } from 'drizzle-orm';
import { hashOf } from '../account/throttle';
import type { Database } from '../database/database';
import { claims } from '../database/schema';
import type { Dependencies } from '../dependencies';
import type { Mailer } from '../mail/mail';
import { eraseClaim, erasureFor, giveBack } from './erasure';
import { changeOf, claimMailKeys, receiptOf } from './mails';
import {
  findClaim,
  findLink,
  type KnownClaim,
  lockCampaign,
  markOpened,
  readOpenedLink,
  storeGifts,
} from './repository';

interface MailedClaim {
  readonly language: Language;
  readonly opened: OpenedLink;
  readonly body: ClaimChange;
  readonly gifts: ClaimChange['chosen'];
  readonly reference: string;
  readonly secret: string;
}

const mailAbout = ({ language, opened, body, gifts, reference, secret }: MailedClaim, mailer: Mailer) => ({
  language,
  firstName: body.first_name,
  sender: opened.sender,
  reference,
  gifts: gifts.map(({ order_item_id, size }) => ({
    name: opened.page.gifts.find(({ id }) => id === order_item_id)?.name ?? '',
    size,
  })),
  link: mailer.linkTo(paths.claimed.replace(':secret', secret)),
  opening: opened.page.opening,
});

/** What the holder of a token sees. */
export const viewLink = async (db: Database, token: string, now: Date): Promise<ClaimView> => {
  const link = await findLink(db, token);
  if (!link) return unknownLink;
  if (link.kind === 'personal' && link.openedAt === null) await markOpened(db, link, now);
  return viewOf(await readOpenedLink(db, link), now);
};

/**
 * Claims gifts in one transaction and returns the reference. The same secret again is the same claim. Throws a 409 with
 * the link as it is now if nothing can be claimed, a 422 for gifts or sizes the page does not offer.
 */
export const claim = (
  db: Database,
  token: string,
  { secret, ...body }: ClaimRequest,
  { now: clock, mailer }: Pick<Dependencies, 'now' | 'mailer'>,
): Promise<string> =>
  db.transaction(async (tx) => {
    const now = clock();
    const link = await findLink(tx, token);
    if (link) await lockCampaign(tx, link);
    // Once more: it may have been revoked while this claim waited for others.
    if (!link || !(await findLink(tx, token))) throw claimRefusal(refusalTexts.linkClosed, unknownLink);
    const known = await findClaim(tx, secret);
    if (known) {
      if (known.link.id !== link.id) throw claimRefusal(refusalTexts.linkClosed, unknownLink);
      return referenceOf(String(link.orderId), String(known.row.id));
    }
    const opened = await readOpenedLink(tx, link);
    const view = viewOf(opened, now);
    if (view.state !== 'open') throw claimRefusal(refusalTexts.linkClosed, view);
    refuseChoice(opened, body, now);
    const [made] = await tx
      .insert(claims)
      .values({
        linkId: link.id,
        secretHash: hashOf(secret),
        ...deliveryOf(body),
        language: body.language,
        collected: opened.page.collectsAddresses,
        createdAt: now,
      })
      .returning({ id: claims.id, language: claims.language });
    const { id, language } = found(made, missingTexts.claim);
    const gifts = takenGifts(opened.page, body);
    await storeGifts(tx, id, gifts);
    const reference = referenceOf(String(link.orderId), String(id));
    await mailer?.queue(tx, {
      key: claimMailKeys(id).receipt,
      to: body.email,
      ...receiptOf(mailAbout({ language, opened, body, gifts, reference, secret }, mailer)),
    });
    return reference;
  });

/** Reads a claim by its secret. Throws a 404 for an unknown one. */
export const readOwnClaim = async (db: Database, secret: string, now: Date): Promise<OwnClaim> => {
  const known = found(await findClaim(db, secret), missingTexts.claim);
  const { row, link, chosen } = known;
  const opened = await readOpenedLink(db, link, known);
  const withdrawn = row.withdrawnAt !== null;
  const erased = row.erasedAt !== null;
  // The page it was chosen from, with what could be chosen instead.
  const view = viewOf({ ...opened, used: false, paused: false }, now);
  return {
    reference: referenceOf(String(link.orderId), String(row.id)),
    changeable: !erased && row.erasureAskedAt === null && isChangeable(opened, withdrawn, now),
    withdrawn,
    collected: row.collected && opened.page.collectsAddresses,
    erasure: erasureFor(known, opened, now),
    claim:
      withdrawn || erased
        ? null
        : {
            first_name: row.firstName,
            last_name: row.lastName,
            email: row.email,
            phone: row.phone,
            delivery_address_1: row.deliveryAddress1,
            delivery_address_2: row.deliveryAddress2,
            postal_code: row.postalCode,
            post_town: row.postTown,
            chosen,
          },
    view: { ...view, gifts: withStock(opened.page, opened.stock) },
  };
};

/** Runs a change of a claim in a transaction, with its campaign locked. Throws a 404, or a 409 after the cut-off. */
const changing = (
  db: Database,
  secret: string,
  now: Date,
  change: (tx: Database, known: KnownClaim, opened: OpenedLink) => Promise<void>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { link } = found(await findClaim(tx, secret), missingTexts.claim);
    await lockCampaign(tx, link);
    const known = found(await findClaim(tx, secret), missingTexts.claim);
    const opened = await readOpenedLink(tx, link, known);
    const { withdrawnAt, erasureAskedAt, erasedAt } = known.row;
    const forgotten = erasureAskedAt !== null || erasedAt !== null;
    if (forgotten || !isChangeable(opened, withdrawnAt !== null, now))
      throw claimRefusal(refusalTexts.claimClosed, viewOf(opened, now));
    await change(tx, known, opened);
  });

const hour = 60 * 60_000;

/** Changes a claim's gifts, sizes and delivery. Its recipient is told once an hour at most. */
export const change = (
  db: Database,
  secret: string,
  body: ClaimChange,
  { now: clock, mailer }: Pick<Dependencies, 'now' | 'mailer'>,
): Promise<void> => {
  const now = clock();
  return changing(db, secret, now, async (tx, { row, link }, opened) => {
    const language = body.language ?? row.language;
    refuseChoice(opened, body, now);
    const gifts = takenGifts(opened.page, body);
    await tx
      .update(claims)
      .set({ ...deliveryOf(body), language, collected: opened.page.collectsAddresses })
      .where(eq(claims.id, row.id));
    await storeGifts(tx, row.id, gifts);
    const reference = referenceOf(String(link.orderId), String(row.id));
    await mailer?.queue(tx, {
      key: `${claimMailKeys(row.id).changes}${Math.floor(now.getTime() / hour)}`,
      to: body.email,
      ...changeOf(mailAbout({ language, opened, body, gifts, reference, secret }, mailer)),
    });
  });
};

/** Withdraws a claim: its gifts go back to the others, and its delivery is erased. */
export const withdraw = (db: Database, secret: string, now: Date): Promise<void> =>
  changing(db, secret, now, async (tx, { row }) => {
    await giveBack(tx, row.id, now);
  });

/**
 * Deletes what is known of a claim's recipient, at once or once the gift has arrived, as its page says; once more changes
 * nothing. Throws a 404 for an unknown claim.
 */
export const erase = (db: Database, secret: string, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const { link } = found(await findClaim(tx, secret), missingTexts.claim);
    await lockCampaign(tx, link);
    const known = found(await findClaim(tx, secret), missingTexts.claim);
    await eraseClaim(tx, known, await readOpenedLink(tx, link, known), now);
  });
