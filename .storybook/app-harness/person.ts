import { expect, screen, waitFor, within } from 'storybook/test';

/** Awaited assertions shared by the play functions of all screens. */

/** Waits until a toast with exactly this text is fully visible. */
export const seesToast = async (text: string): Promise<void> => {
  await waitFor(() => expect(screen.getByText(text, { selector: '.toast *' })).toBeVisible());
};

/** Waits until an element that fades in, a dialog, is fully visible; returns the queries of what is inside it. */
export const visible = async (element: HTMLElement): Promise<ReturnType<typeof within>> => {
  await waitFor(() => expect(element).toBeVisible());
  return within(element);
};

/** Waits until the story has navigated to this path, which only a story tagged `!dev` does. */
export const arrivesAt = async (address: string): Promise<void> => {
  await waitFor(() => expect(screen.getByRole('heading', { name: `You are at ${address}` })).toBeVisible());
};

/** The current navigation state, shown below the address. */
export const arrivesWith = async (state: unknown): Promise<void> => {
  await expect(await screen.findByText(`Arrived with ${JSON.stringify(state)}`)).toBeVisible();
};

/** Asserts that the page is `noindex`. */
export const isKeptFromSearch = async (): Promise<void> => {
  await waitFor(() =>
    expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex'),
  );
};

/** Asserts that nothing makes the page scroll sideways. */
export const fitsTheWidth = async (): Promise<void> => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
    document.documentElement.clientWidth,
  );
};

/** Fills a field without an event, as password managers and some browsers do. */
export const fillSilently = (field: HTMLElement, value: string): void => {
  if (!(field instanceof HTMLInputElement)) throw new Error('Only inputs are filled silently.');
  field.value = value;
};

/** Changes text nodes as a browser's translator does: moves each into elements that React does not know. */
export const translatePage = (): void => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words: Text[] = [];
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (
      currentNode instanceof Text &&
      currentNode.data.trim() &&
      !currentNode.parentElement?.closest('script, style')
    )
      words.push(currentNode);
  }
  for (const word of words) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.append(inner);
    word.replaceWith(outer);
    inner.append(word.data);
  }
};
