import type { Access } from '@gifting/api/core/endpoint';
import { type Reads, readsOf } from '@gifting/ui/app/reads.ts';
import { ScreenMissing } from '@gifting/ui/app/ScreenCrashed/screen-missing.ts';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/** A chunk that fails to load is a missing screen. */
export const orMissing = (error: unknown): never => {
  throw new ScreenMissing(error);
};

/** Loads a component on the first visit to its route. The server renderer finds its files by the names in `handle`. */
export const lazy = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) => ({
  handle: [`${name}.tsx`],
  lazy: async () => ({ Component: (await load().catch(orMissing))[name] }),
});

/** A screen's reads: the module that exports them, and who may see the screen. */
interface ScreenReads {
  /** Imports `X.reads.ts`, in parallel with the screen. */
  readonly reads: () => Promise<{ readonly reads: Reads }>;
  /** `public` by default. */
  readonly access?: Access;
}

/** Reads in the initial bundle, as public screens have them: they are small and start at once. */
export const eager = (reads: Reads): ScreenReads => ({ reads: async () => ({ reads }) });

/** Starts a route's reads in parallel with its code. */
export const startsReads = <Route extends Readonly<{ handle: string[] }>>(
  route: Route,
  name: string,
  { reads, access = 'public' }: ScreenReads,
) => ({
  ...route,
  handle: [...route.handle, `${name}.reads.ts`],
  ...readsOf(() => reads().catch(orMissing), access),
});

/** A path and its screen. */
export const screen = <Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  reads?: ScreenReads,
): RouteObject => ({ path, ...(reads ? startsReads(lazy(load, name), name, reads) : lazy(load, name)) });
