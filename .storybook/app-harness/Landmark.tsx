import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** The main landmark of a story that has none: parts of a screen, and screens whose layout brings it. */
export const Landmark = ({ children }: { readonly children: ReactNode }) => {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = root;
    if (current && !current.querySelector('main')) current.role = 'main';
  }, []);
  return (
    <div ref={root} className="contents">
      {children}
    </div>
  );
};
