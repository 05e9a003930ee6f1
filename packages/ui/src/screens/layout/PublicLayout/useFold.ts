import { type RefObject, useEffect, useRef } from 'react';

/** The element that closes, and the button in it that opens it. */
interface Fold<Root extends HTMLElement> {
  readonly root: RefObject<Root | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/**
 * Closes an open element on Escape, or when pointer or focus moves outside. After Escape focus returns to the button if
 * it was inside.
 */
export const useFold = <Root extends HTMLElement>(open: boolean, fold: () => void): Fold<Root> => {
  const root = useRef<Root>(null);
  const button = useRef<HTMLButtonElement>(null);
  const latest = useRef(fold);
  useEffect(() => {
    latest.current = fold;
  });

  useEffect(() => {
    if (!open) return;
    const inside = ({ target }: Event) => target instanceof Node && root.current?.contains(target);
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      latest.current();
      if (root.current?.contains(document.activeElement)) button.current?.focus();
    };
    const onElsewhere = (event: Event) => {
      if (!inside(event)) latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [open]);

  return { root, button };
};
