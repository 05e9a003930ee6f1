import type { TagStatus } from '#primitives/Tag/Tag.tsx';

const colours: Readonly<Record<string, TagStatus>> = {
  pending: 'pending',
  active: 'active',
  authorised: 'active',
  delivered: 'delivered',
  cancel: 'cancel',
  cancelled: 'cancel',
  refused: 'cancel',
  proof_sent: 'pending',
  changes_asked: 'pending',
  approved: 'active',
  in_production: 'active',
  sent: 'active',
  failed: 'failed',
};

/** The tag colour of an order's status: yellow for pending, neutral for an unknown status (ORDS-15, ORDS-16). */
export const tagOf = (status: string): TagStatus => colours[status.toLowerCase()] ?? 'neutral';

/** A status as a label: `in_production` becomes In production. */
export const statusWord = (status: string): string =>
  (status.charAt(0).toUpperCase() + status.slice(1)).replaceAll('_', ' ');
