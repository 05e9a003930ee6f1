import type { BuilderStep, OrderDraft } from '@gifting/domain/orders/draft';
import { goBackTo, needsRepricing, overlayAfterStep } from '@gifting/domain/orders/steps';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useDraft } from '#app/useDraft.ts';
import { useLater } from '#app/useLater.ts';
import { cameFromReview } from './review-arrival';
import { type Repricing, useRepricing } from './useRepricing';

/** What a step needs from the builder screen. */
export interface Builder {
  /** The current step's title, which receives focus after a step change. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** The loading overlay covers the step. */
  readonly leaving: boolean;
  /** Shows the overlay for the specified time, then changes the draft. Repeated calls act once. */
  readonly leave: (change: (draft: OrderDraft) => OrderDraft) => void;
  /** Like `leave`, but returns to the review if that sent here, unless the box must be priced again first. */
  readonly next: (change: (draft: OrderDraft) => OrderDraft) => void;
  /** Goes on from the last step: to the addresses, or back to the review. */
  readonly finish: () => void;
  /** Goes back to an earlier step, with the overlay. */
  readonly goBack: (step: BuilderStep) => void;
  readonly repricing: Repricing;
}

/** State and transitions of the builder's steps (BLD-13, BLD-24 to 31). */
export const useBuilder = (): Builder => {
  const [{ step }, store] = useDraft();
  const later = useLater();
  const navigate = useNavigate();
  const returns = cameFromReview(useLocation().state);
  const repricing = useRepricing();
  const heading = useRef<HTMLHeadingElement>(null);
  const [left, setLeft] = useState<BuilderStep | null>(null);
  // Two clicks may come before the overlay renders.
  const busy = useRef(false);

  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    heading.current?.closest('main')?.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
  }, [step]);

  const cover = (action: () => void) => {
    if (busy.current) return;
    busy.current = true;
    setLeft(step);
    later(overlayAfterStep(step), action);
  };
  const stay = (draft: OrderDraft) => {
    busy.current = false;
    store.update(() => draft);
    setLeft(null);
  };
  const leave: Builder['leave'] = (change) => cover(() => stay(change(store.getSnapshot())));
  const next: Builder['next'] = (change) =>
    cover(() => {
      const present = store.getSnapshot();
      const after = change(present);
      if (!returns || needsRepricing(after)) return stay(after);
      // The step is kept, so that the next one does not flash before the review opens.
      store.update(() => ({ ...after, step: present.step }));
      navigate(paths.payment);
    });

  return {
    heading,
    // The overlay closes in the same commit as its step, so that focus can move to the next one.
    leaving: left === step,
    leave,
    next,
    // The overlay stays until the other screen renders.
    finish: () => cover(() => navigate(returns ? paths.payment : paths.orderDetails)),
    goBack: (to) => leave((draft) => goBackTo(draft, to)),
    repricing,
  };
};
