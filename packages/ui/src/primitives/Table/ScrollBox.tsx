import { type ReactNode, useEffect, useRef, useState } from 'react';

type ScrollBoxProps = Readonly<{
  /** Accessible name of the group while it scrolls. */
  label: string;
  children: ReactNode;
}>;

/**
 * Scrolls wide content sideways. Only while it overflows does it take focus, for arrow keys. A group and no region: the
 * section around it is a landmark of the same name.
 */
export const ScrollBox = ({ label, children }: ScrollBoxProps) => {
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    for (const sized of [element, ...element.children]) observer.observe(sized);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={box}
      className="data-table-scroll"
      {...(overflows && { role: 'group', 'aria-label': label, tabIndex: 0 })}
    >
      {children}
    </div>
  );
};
