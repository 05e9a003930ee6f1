import type { MouseEvent } from 'react';

let opened: HTMLElement | null = null;

const open = (element: HTMLElement | null): void => {
  // A link opened in another tab leaves its name behind, and no two elements may have it.
  opened?.style.removeProperty('view-transition-name');
  opened = element;
  opened?.style.setProperty('view-transition-name', 'opened');
};

/**
 * Props of a link out of which its page opens: the element around it turns into the one with `view-transition-name: opened`.
 * Browsers without view transitions, and people who want less motion, see the page at once.
 */
export const openingFrom = (around: string) => ({
  viewTransition: true,
  onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => open(currentTarget.closest<HTMLElement>(around)),
});
