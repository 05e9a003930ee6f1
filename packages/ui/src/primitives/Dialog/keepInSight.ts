import type { FocusEvent } from 'react';

/**
 * An `onFocus` handler that scrolls a keyboard-focused control into view: Radix's focus loop moves focus without
 * scrolling.
 */
export const keepInSight = ({ target }: FocusEvent<HTMLElement>): void => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
};
