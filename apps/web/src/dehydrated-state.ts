import { dehydrate, type QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

/** What a server-rendered page was made of, for the app to go on from. */
const pageState = z.object({
  /** The origin visitors reach the site at. */
  siteUrl: z.string(),
  /** The cached reads, as TanStack Query dehydrates them: only `hydrate` looks inside. */
  queries: z.looseObject({}),
  /** What the routes' loaders returned, as the router hydrates them. */
  loaderData: z.looseObject({}),
});
type PageState = z.output<typeof pageState>;

/** The state of a page that has been rendered with this cache. */
export const dehydratePage = (
  queryClient: QueryClient,
  page: Pick<PageState, 'siteUrl' | 'loaderData'>,
): PageState => ({ ...page, queries: { ...dehydrate(queryClient) } });

const elementId = 'dehydrated-state';

/** The script element that carries the state. No text in the state can end it. */
export const stateElement = (state: PageState): string =>
  `<script type="application/json" id="${elementId}">${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`;

/** The state that came with the document; `null` for a page the browser renders itself. */
export const readPageState = (): PageState | null => {
  const element = document.getElementById(elementId);
  return element && pageState.parse(JSON.parse(element.textContent));
};
