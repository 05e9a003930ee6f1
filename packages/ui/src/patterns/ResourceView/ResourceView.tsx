import type { ReactNode } from 'react';

/** What is known about something that is being fetched. The result of a query of TanStack Query fits. */
export type Resource<Data> = Readonly<{
  data: Data | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}>;

type ResourceViewProps<Data> = Readonly<{
  resource: Resource<Data>;
  /** Skeletons of the size of what will stand here. */
  loading: ReactNode;
  /** Read out once while loading. */
  loadingLabel?: string | undefined;
  /** Shown when the data holds nothing, see `isEmpty`. */
  empty?: ReactNode;
  /** Whether the data holds nothing; an array is empty when it has no items, anything else never is. */
  isEmpty?: ((data: Data) => boolean) | undefined;
  /** Shows the error, usually an `ErrorPanel` whose button calls `retry`. */
  renderError: (error: Error, retry: () => void) => ReactNode;
  children: (data: Data) => ReactNode;
}>;

const holdsNothing = (data: unknown) => Array.isArray(data) && data.length === 0;

/**
 * Loading, empty, failed or ready, in one place for every list and page. An error is looked for before a wait, so a query
 * that fails never stays a skeleton. What is shown stays during a refetch (`aria-busy` meanwhile), and stays under the error
 * when that refetch fails.
 */
export const ResourceView = <Data,>({
  resource,
  loading,
  loadingLabel = 'Loading',
  empty,
  isEmpty = holdsNothing,
  renderError,
  children,
}: ResourceViewProps<Data>) => {
  const { data, error, isFetching, refetch } = resource;
  const retry = () => {
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
