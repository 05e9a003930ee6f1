/** Moves focus to the first heading of a region, or to the region if it has none, where reading goes on. */
export const focusHeading = (region: Element | null | undefined): void => {
  const goal = region?.querySelector('h1,h2,h3') ?? region;
  if (!(goal instanceof HTMLElement)) return;
  goal.tabIndex = -1;
  goal.focus({ preventScroll: true });
};

/** The same for the region around the focused control, when that is about to go. */
export const focusHeadingAround = (): void =>
  focusHeading(document.activeElement?.closest('section,main,[role=dialog]'));
