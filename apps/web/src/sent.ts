import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

/** What a page was made of on the server: where the site is, and the answers it shows, by the keys of their queries. */
const sent = z.object({
  siteUrl: z.string(),
  answers: z.array(z.object({ key: z.array(z.unknown()), answer: z.unknown() })),
});
type Sent = z.output<typeof sent>;

/** The element of the document that holds it. */
const id = 'sent';

/** Writes it as JSON that cannot end the script element it stands in. */
export const writeSent = (siteUrl: string, queryClient: QueryClient): string =>
  JSON.stringify({
    siteUrl,
    answers: queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => ({ key: [...queryKey], answer: state.data })),
  } satisfies Sent).replaceAll('<', '\\u003c');

/** What came with the document; `null` when its page is drawn here. */
export const readSent = (): Sent | null => {
  const element = document.getElementById(id);
  return element && sent.parse(JSON.parse(element.textContent));
};

/** How long the answers count as just read, in milliseconds: until the page is taken over, on a slow phone too. */
const fresh = 10_000;

/** Puts the answers where the screens look for them. */
export const keepSent = (queryClient: QueryClient, { answers }: Sent): void => {
  for (const { key, answer } of answers)
    queryClient.setQueryData(key, answer, { updatedAt: Date.now() + fresh });
};
