import type { BuilderStep, OrderDraft } from '@gifting/domain/orders/draft';
import { goBackTo, overlayAfterStep } from '@gifting/domain/orders/steps';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDraft } from '#app/useDraft.ts';
import { useLater } from '#app/useLater.ts';
import { type Repricing, useRepricing } from './useRepricing';

/** What a step needs from the builder screen. */
export interface Builder {
  /** The current step's title, which receives focus after a step change. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** The loading overlay covers the step. */
  readonly leaving: boolean;
  /** Shows the overlay for the specified time, then changes the draft. Repeated calls act once. */
  readonly leave: (change: (draft: OrderDraft) => OrderDraft) => void;
  /** Shows the overlay for the same time, then opens another screen. */
  readonly leaveFor: (address: string) => void;
  /** Goes back to an earlier step, with the overlay. */
  readonly goBack: (step: BuilderStep) => void;
  readonly repricing: Repricing;
}

/** State and transitions of the builder's steps (BLD-13, BLD-24 to 31). */
export const useBuilder = (): Builder => {
  const [{ step }, store] = useDraft();
  const later = useLater();
  const navigate = useNavigate();
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
  const leave: Builder['leave'] = (change) =>
    cover(() => {
      busy.current = false;
      store.update(change);
      setLeft(null);
    });

  return {
    heading,
    // The overlay closes in the same commit as its step, so that focus can move to the next one.
    leaving: left === step,
    leave,
    // The overlay stays until the other screen renders.
    leaveFor: (address) => cover(() => navigate(address)),
    goBack: (to) => leave((draft) => goBackTo(draft, to)),
    repricing,
  };
};
