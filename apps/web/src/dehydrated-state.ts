import { dehydrate, type QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

/** The state a server-rendered page hydrates from. */
const pageState = z.object({
  /** The public origin of the site. */
  siteUrl: z.string(),
  /** The query cache, as TanStack Query dehydrates it; only `hydrate` parses it. */
  queries: z.looseObject({}),
  /** The loader data, as the router hydrates it. */
  loaderData: z.looseObject({}),
});
type PageState = z.output<typeof pageState>;

/** Collects the state after rendering a page with this cache. */
export const dehydratePage = (
  queryClient: QueryClient,
  page: Pick<PageState, 'siteUrl' | 'loaderData'>,
): PageState => ({ ...page, queries: { ...dehydrate(queryClient) } });

const elementId = 'dehydrated-state';

/** The script element with the state, escaped so that no value can close the element. */
export const stateElement = (state: PageState): string =>
  `<script type="application/json" id="${elementId}">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`;

/** The state in the document; `null` for a page rendered in the browser. */
export const readPageState = (): PageState | null => {
  const element = document.getElementById(elementId);
  return element && pageState.parse(JSON.parse(element.textContent));
};
