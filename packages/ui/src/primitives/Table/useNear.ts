import { type RefObject, startTransition, useEffect, useState } from 'react';

/** Whether an element is, or has been, within one window height of the viewport. */
export const useNear = (element: RefObject<Element | null>, far: boolean): boolean => {
  const [near, setNear] = useState(!far);
  useEffect(() => {
    if (near || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // A transition gives way to scrolling; a plain update would render a slice of rows in one task.
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setNear(true));
      },
      // An explicit root: inside a frame the margin would otherwise apply to the top window.
      { root: document, rootMargin: '100%' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
};
