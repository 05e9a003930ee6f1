import { hasEnded, type OrderStatus } from '../orders/order-status';

/**
 * What becomes of a recipient's details if they ask for their deletion (`campaigns.erasure`): deleted at once, with the
 * claim withdrawn where the gift can go back; or once the gift has arrived. `asked` and `done` if they have.
 */
export const erasures = ['withdraws', 'at once', 'once delivered', 'asked', 'done'] as const;
export type Erasure = (typeof erasures)[number];

/** Where a claim is. */
interface ClaimStanding {
  /** Whether it can be changed and withdrawn. */
  readonly changeable: boolean;
  readonly withdrawn: boolean;
  /** Whether its campaign is cancelled. */
  readonly cancelled: boolean;
  /** The status of its order. */
  readonly status: OrderStatus;
  readonly asked: boolean;
  readonly erased: boolean;
}

/** What a deletion of the details of a claim is, or was. What is needed to deliver a gift is kept until it has arrived. */
export const erasureOf = (claim: ClaimStanding): Erasure => {
  if (claim.erased) return 'done';
  if (claim.asked) return 'asked';
  if (claim.withdrawn || claim.cancelled || hasEnded(claim.status)) return 'at once';
  return claim.changeable && claim.status !== 'sent' ? 'withdraws' : 'once delivered';
};
