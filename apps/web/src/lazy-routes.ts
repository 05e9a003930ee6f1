import { type Reads, readsLoader, revalidateOnPathChange, type ScreenAccess } from '@gifting/ui/app/reads.ts';
import { ScreenMissing } from '@gifting/ui/app/ScreenCrashed/screen-missing.ts';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';

/** A chunk that did not come is a missing screen. */
export const orMissing = (error: unknown): never => {
  throw new ScreenMissing(error);
};

/** Loads a component when its route is first visited. The renderer finds its files by the names in `handle`. */
export const lazy = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) => ({
  handle: [`${name}.tsx`],
  lazy: async () => ({ Component: (await load().catch(orMissing))[name] }),
});

/** The reads of a screen: where they stand, and who may see the screen. */
interface ScreenReads {
  /** Loads `X.reads.ts`, in parallel with the screen. */
  readonly reads: () => Promise<{ readonly reads: Reads }>;
  /** `public` unless given. */
  readonly access?: ScreenAccess;
}

/** Reads that come with the app, as those of public screens do: they are small and start at once. */
export const eager = (reads: Reads): ScreenReads => ({ reads: async () => ({ reads }) });

/** Starts the reads of a route beside its code. */
export const startsReads = <Route extends Readonly<{ handle: string[] }>>(
  route: Route,
  name: string,
  { reads, access = 'public' }: ScreenReads,
) => ({
  ...route,
  handle: [...route.handle, `${name}.reads.ts`],
  loader: readsLoader(() => reads().catch(orMissing), access),
  shouldRevalidate: revalidateOnPathChange,
});

/** An address and the screen at it. */
export const screen = <Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  reads?: ScreenReads,
): RouteObject => ({ path, ...(reads ? startsReads(lazy(load, name), name, reads) : lazy(load, name)) });
