import type { FocusEvent } from 'react';

/**
 * Hears `onFocus`. From the last control the keyboard goes round to the first, and Radix leaves that where it is, in sight or
 * not. Under a pointer nothing moves.
 */
export const keepInSight = ({ target }: FocusEvent<HTMLElement>): void => {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
};
