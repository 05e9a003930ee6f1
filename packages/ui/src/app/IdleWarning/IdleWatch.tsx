import { Suspense } from 'react';
import { lazyPart } from '#primitives/lazyPart/lazyPart.ts';

const IdleWarning = lazyPart(async () => (await import('./IdleWarning')).IdleWarning);

/** Asks before an unused session ends. Mounted where a person needs one: in the dashboard and where an order is confirmed. */
export const IdleWatch = () => (
  <Suspense>
    <IdleWarning />
  </Suspense>
);
