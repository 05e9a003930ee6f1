import { type ComponentType, lazy } from 'react';

/** A part of a page that is loaded when it is first rendered, inside `Suspense`. Without a network the page goes on without it. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );
