import type { Role } from '@gifting/domain/account/user';
import { type CampaignClaim, shownAddress } from '@gifting/domain/campaigns/campaign-claim';
import { referenceOf } from '@gifting/domain/campaigns/claim';
import type { Page, PageQuery } from '@gifting/domain/wire/page';
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../database/database';
import { afterCursor, readPage } from '../database/page';
import { claimGifts, claimLinks, claims, microsites, orderItems } from '../database/schema';
import { orderOf } from './links';

/** Reads what each claim has taken, by the id of the claim. */
export const readGifts = async (db: Database, ids: readonly number[]) => {
  const gifts = new Map<number, CampaignClaim['gifts']>();
  if (ids.length === 0) return gifts;
  const rows = await db
    .select({ claimId: claimGifts.claimId, name: orderItems.productName, size: claimGifts.size })
    .from(claimGifts)
    .innerJoin(orderItems, eq(orderItems.id, claimGifts.orderItemId))
    .where(inArray(claimGifts.claimId, [...ids]))
    .orderBy(asc(orderItems.position));
  for (const { claimId, ...gift } of rows) gifts.set(claimId, [...(gifts.get(claimId) ?? []), gift]);
  return gifts;
};

/**
 * Reads a campaign's claims, newest first. Administrators, who pack, see whole addresses; its buyer only if the campaign
 * collects them, and did when the recipient entered it. Throws a 404 for an unknown campaign.
 */
export const readClaims = async (
  db: Database,
  campaign: SQL | undefined,
  query: PageQuery,
  role: Role,
): Promise<Page<CampaignClaim>> => {
  const orderId = await orderOf(db, campaign);
  const [microsite] = await db.select().from(microsites).where(eq(microsites.orderId, orderId));
  const select = db
    .select({ claim: claims })
    .from(claims)
    .innerJoin(claimLinks, eq(claimLinks.id, claims.linkId))
    .where(and(eq(claimLinks.orderId, orderId), afterCursor(claims.id, query)))
    .orderBy(desc(claims.id));
  return readPage(query, select, async (rows) => {
    const gifts = await readGifts(
      db,
      rows.map(({ claim }) => claim.id),
    );
    return rows.map(({ claim }): CampaignClaim => {
      const withdrawn = claim.withdrawnAt !== null;
      // Who asked to be deleted is known to those who deliver only, until that is done.
      const deleted = claim.erasedAt !== null || (role !== 'admin' && claim.erasureAskedAt !== null);
      return {
        id: String(claim.id),
        reference: referenceOf(String(orderId), String(claim.id)),
        name: deleted ? '' : `${claim.firstName} ${claim.lastName}`.trim(),
        gifts: gifts.get(claim.id) ?? [],
        address:
          withdrawn || deleted
            ? []
            : shownAddress(
                claim,
                role === 'admin' || (claim.collected && microsite?.collectsAddresses === true),
              ),
        claimedAt: claim.createdAt.toISOString(),
        withdrawn,
      };
    });
  });
};
