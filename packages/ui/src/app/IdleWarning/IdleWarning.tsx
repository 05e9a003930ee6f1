import { useCapability } from '@gifting/api/capabilities/queries';
import { sessionLifeQuery } from '@gifting/api/sessions/queries';
import { endOf, isWorthRenewing, phaseAt } from '@gifting/domain/sessions/session-life';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#primitives/lazyPart/lazyPart.ts';
import { useSession } from '../ServicesProvider';

const IdleDialog = lazyPart(async () => (await import('./IdleDialog')).IdleDialog);

/** The longest delay of a browser's timer in milliseconds; a longer one fires at once. */
const longestDelay = 2 ** 31 - 1;

/** The time, which changes when `due` is reached. */
const useNow = (due: (now: number) => number | null): number => {
  const [now, setNow] = useState(() => Date.now());
  const next = due(now);
  useEffect(() => {
    if (next === null || next - Date.now() > longestDelay) return;
    const timer = setTimeout(() => setNow(Date.now()), next - Date.now());
    return () => clearTimeout(timer);
  }, [next]);
  return now;
};

/**
 * Asks a signed-in person whether to go on, two minutes before an unused session ends (WCAG 2.2.1). What a person does
 * renews the session meanwhile. Without the capability `sessions.renew` nothing is known, and nothing is asked.
 */
export const IdleWarning = () => {
  const signedIn = useSession() !== null;
  const enabled = useCapability('sessions.renew') && signedIn;
  const {
    data: life,
    dataUpdatedAt: usedAt,
    isFetching,
    isError,
    refetch,
  } = useQuery({
    ...sessionLifeQuery(),
    enabled,
  });
  const end = life && enabled ? endOf(usedAt, life) : null;
  const now = useNow((time) => (end === null ? null : phaseAt(Math.max(time, usedAt), end).until));
  const phase = end === null ? 'lasting' : phaseAt(Math.max(now, usedAt), end).phase;
  const asking = phase !== 'lasting';

  useEffect(() => {
    if (!life || asking) return;
    const renew = () => {
      if (isWorthRenewing(Date.now(), usedAt, life)) void refetch({ cancelRefetch: false });
    };
    const uses = ['pointerdown', 'keydown'] as const;
    for (const use of uses) window.addEventListener(use, renew);
    return () => {
      for (const use of uses) window.removeEventListener(use, renew);
    };
  }, [life, usedAt, asking, refetch]);

  return (
    end !== null &&
    phase !== 'lasting' && (
      <Suspense>
        <IdleDialog
          phase={phase}
          end={end}
          busy={isFetching}
          failed={isError}
          onStay={() => void refetch()}
        />
      </Suspense>
    )
  );
};
