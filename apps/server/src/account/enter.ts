import { Refusal } from '@gifting/api/core/refusal';
import { refusalTexts } from '@gifting/api/core/texts';
import type { Database } from '../database/database';
import type { users } from '../database/schema';
import { noteSignIn } from './repository';
import { type SessionLifetime, startSession } from './sessions';

interface Entry {
  readonly now: Date;
  readonly sessionLifetime: SessionLifetime;
  readonly userAgent: string | undefined;
}

/**
 * Starts a session of a person who has proved who they are, and returns what a browser keeps of it. Throws a 403 for a
 * disabled account, of which nobody else may learn.
 */
export const enter = async (
  db: Database,
  { id, name, email, phone, role, disabledAt }: typeof users.$inferSelect,
  { now, sessionLifetime, userAgent }: Entry,
) => {
  if (disabledAt !== null) throw new Refusal(403, refusalTexts.disabled);
  const token = await startSession(db, id, now, sessionLifetime, userAgent);
  await noteSignIn(db, id, now);
  return { user: { id: String(id), name, email, phone, role }, token };
};
