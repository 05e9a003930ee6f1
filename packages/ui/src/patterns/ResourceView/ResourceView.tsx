import { type ReactNode, useEffect, useRef } from 'react';
import { announce } from '#primitives/announce/Announcer.tsx';
import { focusHeadingAround } from '#primitives/focus/focusHeading.ts';

/** The state of a fetch; a TanStack Query result fits. */
export type Resource<Data> = Readonly<{
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}>;

type ResourceViewProps<Data> = Readonly<{
  resource: Resource<Data>;
  /** Skeletons of the size of the content. */
  loading: ReactNode;
  /** Announced once while loading. */
  loadingLabel?: string | undefined;
  /** Announced once what was waited for is there. */
  loadedLabel?: string | undefined;
  /** Shown for empty data, see `isEmpty`. */
  empty?: ReactNode;
  /** Whether the data is empty. By default only an array without items is. */
  isEmpty?: ((data: Data) => boolean) | undefined;
  /** Usually an `ErrorPanel` whose button calls `retry`. */
  renderError: (error: Error, retry: () => void) => ReactNode;
  children: (data: Data) => ReactNode;
}>;

const holdsNothing = (data: unknown) => Array.isArray(data) && data.length === 0;

/**
 * Loading, empty, failed or ready, for every list and page. Errors come before loading, so a failed query is never a
 * skeleton; data stays during a refetch (`aria-busy`) and under its error.
 */
export const ResourceView = <Data,>({
  resource,
  loading,
  loadingLabel = 'Loading',
  loadedLabel = 'Loaded',
  empty,
  isEmpty = holdsNothing,
  renderError,
  children,
}: ResourceViewProps<Data>) => {
  const { data, error, isFetching, refetch } = resource;
  const pending = data === undefined && !error;
  const waited = useRef(false);
  useEffect(() => {
    // The same words twice are announced once, so they go before they come again.
    if (pending) announce('');
    else if (waited.current && !error) announce(loadedLabel);
    waited.current = pending;
  }, [pending]);
  // The pressed button goes with its error, so focus moves to the heading of its region.
  const retry = () => {
    focusHeadingAround();
    refetch();
  };
  if (data === undefined) {
    if (error) return renderError(error, retry);
    return (
      <div aria-busy="true">
        <p role="status" className="sr-only">
          {loadingLabel}
        </p>
        {loading}
      </div>
    );
  }
  return (
    <div className="contents" aria-busy={isFetching}>
      {error && renderError(error, retry)}
      {empty !== undefined && isEmpty(data) ? empty : children(data)}
    </div>
  );
};
