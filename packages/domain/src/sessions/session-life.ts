import type * as z from 'zod/mini';
import { entity, field } from '../wire/entity';
import { wireCount } from '../wire/wire';

/** How long a session lasts. */
export const sessionLife = entity({
  /** For at least so many seconds from the answer on, if nobody uses it. */
  idleSeconds: field('idle_seconds', wireCount),
});
export type SessionLife = z.output<typeof sessionLife>;

/** How long before its end a person is asked whether to go on, in milliseconds (WCAG 2.2.1 asks for 20 s at least). */
const warningTime = 2 * 60_000;

/** When a session that was last used at `usedAt` ends without further use, in milliseconds since 1970. */
export const endOf = (usedAt: number, { idleSeconds }: SessionLife): number => usedAt + idleSeconds * 1000;

/** Whether a session goes on unnoticed, is about to end, or has ended. */
export type SessionPhase = 'lasting' | 'ending' | 'ended';

/** The phase of a session that ends at `end`, and when the next one begins; `null` after the last. */
export const phaseAt = (
  now: number,
  end: number,
): { readonly phase: SessionPhase; readonly until: number | null } => {
  if (now >= end) return { phase: 'ended', until: null };
  const warning = end - warningTime;
  return now >= warning ? { phase: 'ending', until: end } : { phase: 'lasting', until: warning };
};

/** Whether something a person does is to renew the session: once a quarter of its time is over, not at every key. */
export const isWorthRenewing = (now: number, usedAt: number, life: SessionLife): boolean =>
  now - usedAt >= (endOf(usedAt, life) - usedAt) / 4;
