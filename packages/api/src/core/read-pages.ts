import type { Capability } from '@gifting/domain/capabilities/capabilities';
import type { Page, PageQuery, pageQuery } from '@gifting/domain/wire/page';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { askCapabilities } from '../capabilities/queries';
import type { Endpoint } from './endpoint';
import { queryKey } from './keys';
import { apiOf } from './query-client';

/** The first page is what a window shows, so that a long list is seen as soon as a short one. */
const [firstPage, furtherPage] = [20, 100];

/** What a list is asked: for a page, and for what narrows it. */
type ListInput = z.input<typeof pageQuery> & Readonly<Record<string, unknown>>;

/** A row that lists items and takes a cursor. */
type PagedRow<Item, Params extends z.ZodMiniType | undefined = undefined> = Endpoint<
  Params,
  z.ZodMiniType<PageQuery, ListInput>,
  undefined,
  z.ZodMiniType<Page<Item>>
>;

/** The parameters that name an entry. */
type Keys = z.ZodMiniType<Readonly<Record<string, string>>, Readonly<Record<string, string | number>>>;

/** What narrows a list, and the capability without which it is not sent. */
interface Narrowing {
  readonly needs: Capability;
  readonly query: Readonly<Record<string, unknown>>;
}

type CallPage<Item> = (
  api: ReturnType<typeof apiOf>,
  query: ListInput,
  options: { readonly signal: AbortSignal },
) => Promise<Page<Item>>;

const pagesOf = <Item>(key: readonly [string, object], call: CallPage<Item>, narrowing?: Narrowing) =>
  infiniteQueryOptions({
    queryKey: key,
    queryFn: async ({ client, signal, pageParam }) => {
      const capabilities = await askCapabilities(client);
      const page = pageParam === null ? { limit: firstPage } : { cursor: pageParam, limit: furtherPage };
      const query = {
        ...(capabilities.includes('lists.pages') && page),
        ...(narrowing && capabilities.includes(narrowing.needs) && narrowing.query),
      };
      return call(apiOf(client), query, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });

/**
 * Infinite query options of a list, whose data is all items read so far. Without the capability `lists.pages` the row is
 * called as specified and the first page is the whole list.
 */
export const readPages = <Item>(row: PagedRow<Item>, narrowing?: Narrowing) =>
  pagesOf(
    queryKey(row, { query: narrowing?.query ?? {} }),
    (api, query, options) => api.call(row, { query }, options),
    narrowing,
  );

/** {@link readPages} of the list that belongs to one entry, which `params` name. */
export const readPagesOf = <Item>(row: PagedRow<Item, Keys>, params: z.input<Keys>) =>
  pagesOf(queryKey(row, { params, query: {} }), (api, query, options) =>
    api.call(row, { params, query }, options),
  );
