import { screens } from '../packages/ui/states/table';

const states = new Map(Object.values(screens).flatMap((screen) => Object.entries<string>(screen.states)));

/** The texts in quotation marks: what a person reads on the screen. */
const quotedIn = (state: string): readonly string[] =>
  [...state.matchAll(/"([^"]+)"/g)].map(([, text = '']) => text);

const plain = (text: string): string => text.replace(/\s+/g, ' ').toLowerCase();

/** Everything a person reads on the page: texts in sight, values and examples of fields, names of pictures and icons. */
const readPage = (): string => {
  const named = [...document.querySelectorAll('[aria-label], [alt], [placeholder]')].flatMap((element) =>
    ['aria-label', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  );
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  // biome-ignore lint/performance/useDomNodeTextContent: leaves out what is not rendered
  return plain([document.body.innerText, ...named, ...fields.map(({ value }) => value)].join(' '));
};

/**
 * Fails a story at whose end a text that its states quote is out of sight: the reviewer would not see the state.
 * What comes after a state is a story of its own, tagged `!dev`: tests run it, the sidebar leaves it out.
 */
export const restsInItsStates = (ids: readonly string[]): void => {
  const quotes = ids.flatMap((id) => quotedIn(states.get(id) ?? '').map((text) => ({ id, text })));
  // Most stories quote nothing, and reading a page lays it out.
  if (quotes.length === 0) return;
  const page = readPage();
  const missing = quotes
    .filter(({ text }) => !page.includes(plain(text)))
    .map(({ id, text }) => `"${text}" of ${id}`);
  if (missing.length > 0) throw new Error(`At its end the story does not show ${missing.join(', ')}.`);
};
