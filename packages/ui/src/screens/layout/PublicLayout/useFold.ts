import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** The element that closes, and the button in it that opens it. */
interface Fold<Root extends HTMLElement> {
  readonly root: RefObject<Root | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/**
 * Closes an open element on Escape, or when pointer or focus moves outside. Focus that was inside goes to the button
 * after Escape, and to the main area when a change of the window's width hides the element.
 */
export const useFold = <Root extends HTMLElement>(open: boolean, fold: () => void): Fold<Root> => {
  const root = useRef<Root>(null);
  const button = useRef<HTMLButtonElement>(null);
  const onFold = useEffectEvent(fold);

  useEffect(() => {
    if (!open) return;
    const until = new AbortController();
    // The targets of a document's events are nodes.
    const holds = (target: EventTarget | null) => root.current?.contains(target as Node | null);
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      onFold();
      if (holds(document.activeElement)) button.current?.focus();
    };
    const onElsewhere = ({ target }: Event) => {
      if (!holds(target)) onFold();
    };
    const onResize = () => {
      if (holds(document.activeElement) && !root.current?.checkVisibility())
        document.getElementById('main')?.focus();
    };
    document.addEventListener('keydown', onKeyDown, until);
    document.addEventListener('pointerdown', onElsewhere, until);
    document.addEventListener('focusin', onElsewhere, until);
    window.addEventListener('resize', onResize, until);
    return () => until.abort();
  }, [open]);

  return { root, button };
};
