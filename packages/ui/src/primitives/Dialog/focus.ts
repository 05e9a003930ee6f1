/** Whether browsers are about to move focus to the body, or have done so. */
const losesFocus = (focused: Element | null): boolean =>
  focused === document.body || Boolean(focused?.matches(':disabled')) || focused?.checkVisibility() === false;

/** Moves focus to the main area, where reading goes on, if what should have it is gone or hidden. */
export const focusMainIfLost = (): void => {
  if (losesFocus(document.activeElement)) document.querySelector('main')?.focus();
};

/**
 * A ref that keeps focus in a dialog when the focused control is disabled or hidden. Radix does so for removed ones only.
 */
export const keepFocusInside = (dialog: HTMLElement | null) => {
  if (!dialog) return;
  const check = () => {
    if (losesFocus(document.activeElement)) dialog.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(check);
  observer.observe(dialog, { subtree: true, attributeFilter: ['class', 'disabled', 'hidden'] });
  // What a style sheet hides in a smaller window, and a press beside everything that can be focused.
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget === null) requestAnimationFrame(check);
  };
  dialog.addEventListener('focusout', onFocusOut);
  return () => {
    observer.disconnect();
    dialog.removeEventListener('focusout', onFocusOut);
  };
};
