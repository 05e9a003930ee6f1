/** The parts of a page's document. */
interface PageParts {
  /** Head elements. The template's title stays if there are none. */
  readonly head?: string;
  /** Preload links for the files of the page's screen. */
  readonly links: string;
  /** The HTML of the root element; empty for pages rendered in the browser. */
  readonly html?: string;
  /** The script element with the dehydrated state. */
  readonly state?: string;
}

const splitAt = (text: string, marker: string, parts: number): string[] => {
  const split = text.split(marker);
  if (split.length !== parts) throw new Error(`index.html has ${split.length - 1} times ${marker}.`);
  return split;
};

/** Creates the function that fills the placeholders of the built `index.html`. */
export const createDocument = (template: string) => {
  const [start = '', title = '', rest = ''] = splitAt(template, '<!--app-head-->', 3);
  const [beforeHtml = '', afterHtml = ''] = splitAt(rest, '<!--app-html-->', 2);
  const [beforeState = '', end = ''] = splitAt(afterHtml, '<!--app-state-->', 2);
  // The page is visible already, so scripts may load after pictures.
  const inBackground = (html: string) =>
    html.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
  return ({ head = title, links, html = '', state = '' }: PageParts): string =>
    [start, head, links, html ? inBackground(beforeHtml) : beforeHtml, html, beforeState, state, end].join(
      '',
    );
};
