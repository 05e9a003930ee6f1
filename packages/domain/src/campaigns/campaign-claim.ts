import * as z from 'zod/mini';
import { entity, field } from '../wire/entity';
import { wireId, wireList, wireText } from '../wire/wire';
import type { Delivery } from './recipient';

/**
 * A claim as the buyer of its campaign sees it (`campaigns.claims`). `address` has the lines of the delivery if the
 * campaign collects them, else how its postal code begins. Nothing of a withdrawn claim is left but its reference.
 */
export const campaignClaim = entity({
  id: field('id', wireId),
  reference: field('reference', wireText),
  name: field('name', wireText),
  gifts: field('gifts', wireList(z.object({ name: wireText, size: wireText }))),
  address: field('address', wireList(z.string())),
  /** ISO 8601. */
  claimedAt: field('claimed_at', wireText),
  withdrawn: field('withdrawn', z.boolean()),
});
export type CampaignClaim = z.output<typeof campaignClaim>;

/** How a postal code begins: its first part, or half of a code without parts. */
const districtOf = (postalCode: string): string => {
  const [first = '', ...further] = postalCode.trim().split(/\s+/);
  return further.length > 0 ? first : first.slice(0, Math.floor(first.length / 2));
};

type Address = Pick<Delivery, 'deliveryAddress1' | 'deliveryAddress2' | 'postTown' | 'postalCode'>;

/** What a buyer sees of an address. */
export const shownAddress = (
  { deliveryAddress1, deliveryAddress2, postTown, postalCode }: Address,
  collected: boolean,
): string[] =>
  collected
    ? [deliveryAddress1, deliveryAddress2, postTown, postalCode].filter((line) => line !== '')
    : [`${districtOf(postalCode)} •••`.trim()];
