import type { BuilderStep, OrderDraft } from '@gifting/domain/orders/draft';
import { goBackTo, overlayAfterStep } from '@gifting/domain/orders/steps';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDraft } from '#app/useDraft.ts';
import { useLater } from '#app/useLater.ts';
import { type Repricing, useRepricing } from './useRepricing';

/** What a step of the builder needs of the screen it stands in. */
export interface Builder {
  /** The title of the step that shows; focus comes here after a step change. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** The loading overlay covers the step. */
  readonly leaving: boolean;
  /** Covers the step for as long as the specification says, then changes the draft. Asked twice, it acts once. */
  readonly leave: (change: (draft: OrderDraft) => OrderDraft) => void;
  /** Covers the step as long, then opens another screen. */
  readonly leaveFor: (address: string) => void;
  /** Goes back to an earlier step, behind the overlay. */
  readonly goBack: (step: BuilderStep) => void;
  readonly repricing: Repricing;
}

/** The builder around its steps: the way from one to the next, and what happens on arrival (BLD-13, BLD-24 to 31). */
export const useBuilder = (): Builder => {
  const [{ step }, store] = useDraft();
  const later = useLater();
  const navigate = useNavigate();
  const repricing = useRepricing();
  const heading = useRef<HTMLHeadingElement>(null);
  const [left, setLeft] = useState<BuilderStep | null>(null);
  // Two presses may come before the overlay is drawn.
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
    // The overlay goes in the same moment as its step, so that focus can move to the next one.
    leaving: left === step,
    leave,
    // It stays covered until the other screen is there.
    leaveFor: (address) => cover(() => navigate(address)),
    goBack: (to) => leave((draft) => goBackTo(draft, to)),
    repricing,
  };
};
