import { focusHeading } from '#primitives/focus/focusHeading.ts';

/** A ref that hands the heading's focus over to the one that takes its place in the same commit. */
const handFocusOver = (heading: HTMLElement | null) => () => {
  if (document.activeElement === heading) queueMicrotask(() => focusHeading(document.getElementById('main')));
};

/** The `h1` of a page whose title has not loaded, or failed to; for screen readers. */
export const PendingTitle = ({ children }: { readonly children: string }) => (
  <h1 className="sr-only" ref={handFocusOver}>
    {children}
  </h1>
);
