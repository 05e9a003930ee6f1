/** What goes into the document of a page. */
interface PageParts {
  /** Elements for the head. The title of the template stands unless it is given. */
  readonly head?: string;
  /** Links to what the page's screen needs. */
  readonly links: string;
  /** The content of the app's element; empty for pages the browser renders. */
  readonly html?: string;
  /** The script element with the state the page was rendered from. */
  readonly state?: string;
}

const splitAt = (text: string, marker: string, parts: number): string[] => {
  const split = text.split(marker);
  if (split.length !== parts) throw new Error(`index.html has ${split.length - 1} times ${marker}.`);
  return split;
};

/** Makes the function that fills the placeholders of the built `index.html`. */
export const createDocument = (template: string) => {
  const [start = '', title = '', rest = ''] = splitAt(template, '<!--app-head-->', 3);
  const [beforeHtml = '', afterHtml = ''] = splitAt(rest, '<!--app-html-->', 2);
  const [beforeState = '', end = ''] = splitAt(afterHtml, '<!--app-state-->', 2);
  // There is something to see already, so the scripts may wait for pictures.
  const inBackground = (html: string) =>
    html.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
  return ({ head = title, links, html = '', state = '' }: PageParts): string =>
    [start, head, links, html ? inBackground(beforeHtml) : beforeHtml, html, beforeState, state, end].join(
      '',
    );
};
