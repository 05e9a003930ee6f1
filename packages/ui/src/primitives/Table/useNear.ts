import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is in the window or near it, or has been: a window's height before it comes into sight. */
export const useNear = (element: RefObject<Element | null>, far: boolean): boolean => {
  const [near, setNear] = useState(!far);
  useEffect(() => {
    if (near || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      // The document by name: inside a frame the margin would else be the frame's owner's.
      { root: document, rootMargin: '100%' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
};
