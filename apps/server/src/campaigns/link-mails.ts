import { inArray } from 'drizzle-orm';
import type { Database } from '../database/database';
import { mails } from '../database/schema';

/** The key of the mail that invites with a link. */
export const invitationKey = (tokenHash: string): string => `invitation ${tokenHash}`;

/** The key of the one reminder of a link. */
export const reminderKey = (linkId: number): string => `reminder ${linkId}`;

/** Deletes the mails that were, or are to be, sent with links. */
export const forgetLinkMails = async (
  tx: Database,
  links: readonly { readonly id: number; readonly tokenHash: string }[],
): Promise<void> => {
  if (links.length === 0) return;
  const keys = links.flatMap(({ id, tokenHash }) => [invitationKey(tokenHash), reminderKey(id)]);
  await tx.delete(mails).where(inArray(mails.key, keys));
};
