/** A raw value that a token should replace. */
export type RawValue = Readonly<{ line: number; found: string; instead: string }>;

type Rule = Readonly<{ find: RegExp; instead: string }>;

/**
 * Hash colours and colour functions. `color-mix` of tokens, `transparent`, `currentColor` and system colours are
 * allowed.
 */
const colours: Rule = {
  find: /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^)]*\)/gi,
  instead: 'a colour token, `var(--color-...)`',
};

const css: readonly Rule[] = [
  colours,
  {
    find: /(?<=[:\s,(])(?:white|black|red|green|blue|gr[ae]y|silver|orange|yellow|pink|purple|brown|teal|navy)(?=[\s;,)])/g,
    instead: 'a colour token, `var(--color-...)`',
  },
  {
    find: /font-family:(?!\s*(?:var\(--font-|inherit))[^;]+/g,
    instead: 'a typeface, `var(--font-sans)` or `var(--font-display)`',
  },
  {
    find: /font-size:(?!\s*(?:var\(--text-|clamp\(var\(--text-|inherit|[\d.]+em;|0;))[^;]+/g,
    instead: 'a size of type, `var(--text-...)`, or `em` where it follows the text around it',
  },
  {
    find: /\bfont:(?!\s*inherit)(?![^;]*var\(--text-[^;]*var\(--font-)[^;]+/g,
    instead: 'a size and a typeface of the tokens, `font: 480 var(--text-md) / 1 var(--font-display)`',
  },
  {
    find: /border(?:-[a-z]+)*-radius:[^;]*?[1-9][\d.]*(?:px|rem|em)[^;]*/g,
    instead: 'a corner, `var(--radius-...)`, or 50% for what is round',
  },
  {
    find: /(?<!-)(?:transition|animation)(?:-[a-z]+)?:[^;]*?(?:\b[\d.]+m?s\b|cubic-bezier)[^;]*/g,
    instead:
      'a duration and a curve, `var(--transition-duration-...)`, `var(--ease-...)`, `var(--animate-...)`',
  },
  { find: /z-index:\s*\d{2,}/g, instead: 'a layer of the page, `var(--z-index-...)`' },
];

/** `#1064` is an order number: in components a hash colour contains a letter. */
const colourWords: Rule = {
  ...colours,
  find: /#(?=[\da-f]*[a-f])(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|hwb|oklab|oklch)\([^)]*\)/gi,
};

/**
 * Tailwind classes that bypass tokens: `text-[13px]`, `bg-[#fff]`. Proportions are allowed: `grid-cols-[4fr_8fr]`.
 */
const tsx: readonly Rule[] = [
  {
    find: /(?<=["'`\s])(?:[a-z-]+:)*[a-z]+(?:-[a-z]+)*-\[(?![&:]|var\()(?=[^\]]*(?:\d(?:px|r?em|ch|v[wh]|m?s)\b|#|rgb|hsl))[^\]\s]*\](?=["'`\s])/g,
    instead: 'a class made of the tokens, e.g. `text-sm`, `max-w-prose`, `p-5`',
  },
  colourWords,
  {
    find: /font(?:Family|Size):\s*['"`](?!var\(|inherit)[^'"`]*/g,
    instead: 'a typeface and a size of the tokens',
  },
];

/** Blanks out comments, keeping line numbers. */
const withoutComments = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(?<=^|\s)\/\/.*$/gm, (comment) => ' '.repeat(comment.length));

/** Fragments (`href="#add"`) and values of colour inputs are data, not style. */
const withoutData = (text: string): string =>
  text.replace(/(?:href|to|defaultValue)=(["'])#[\w-]*\1/g, '').replace(/\bhref: '#[\w-]*'/g, '');

const mediaWidth = /@media[^{]*?\((?:min|max)-width:\s*(?<width>[\d.]+)(?<unit>[a-z]+)\)/g;

/** Breakpoints in rem that media queries may use, or a hundredth less. */
const turnsElsewhere = (
  text: string,
  breakpoints: readonly number[],
): readonly { index: number; found: string }[] =>
  [...text.matchAll(mediaWidth)]
    .filter(({ groups }) => {
      const width = Number(groups?.width);
      return (
        groups?.unit !== 'rem' ||
        !breakpoints.some((at) => at === width || Math.abs(at - 0.01 - width) < 0.001)
      );
    })
    .map(({ index, 0: found }) => ({ index, found }));

const spaces =
  /(?<![\w-])(?:--gap|(?:padding|margin)(?:-[a-z]+)*|(?:row-|column-)?gap)\s*:\s*(?<value>[^;{}]+)/g;

/** Fluid values: `clamp(1.25rem, 4vw, 3rem)`. */
const fluid = /\b(?:clamp|min|max)\((?:[^()]|\([^()]*\))*\)/g;

const length = /(?<![\w.])(?<number>\d*\.?\d+)(?<unit>rem|px)\b/g;

/** Whether a distance is on the grid: multiples of 4 px, of 2 px up to 24 px, and a hairline. */
const isStep = (pixels: number): boolean => pixels <= 1 || pixels % (pixels > 24 ? 4 : 2) === 0;

/** Paddings, margins and gaps off the grid. Values in `em` or viewport units are exempt. */
const offGrid = (text: string): readonly { index: number; found: string }[] =>
  [...text.matchAll(spaces)]
    .filter(({ groups }) => {
      const fixed = (groups?.value ?? '').replace(fluid, (part) => (/v[wh]|cq|%/.test(part) ? '' : part));
      return [...fixed.matchAll(length)].some(
        ({ groups: found }) => !isStep(Number(found?.number) * (found?.unit === 'rem' ? 16 : 1)),
      );
    })
    .map(({ index, 0: found }) => ({ index, found }));

/**
 * Raw values that should be tokens: colours, fonts, type sizes, radii, durations, curves, layers, media query widths,
 * and spacing off the grid. Sizes and positions of drawings are exempt.
 */
export const rawValues = (
  file: string,
  source: string,
  breakpoints: readonly number[],
): readonly RawValue[] => {
  const isCss = file.endsWith('.css');
  const text = isCss ? withoutComments(source) : withoutData(withoutComments(source));
  const lineOf = (index: number) => text.slice(0, index).split('\n').length;
  const found = (isCss ? css : tsx).flatMap(({ find, instead }) =>
    [...text.matchAll(find)].map(({ index, 0: value }) => ({
      line: lineOf(index),
      found: value.trim().replace(/\s+/g, ' '),
      instead,
    })),
  );
  const turns = (isCss ? turnsElsewhere(text, breakpoints) : []).map(({ index, found: value }) => ({
    line: lineOf(index),
    found: value,
    instead: 'the width of a `--breakpoint-...`, or a hundredth less',
  }));
  const beside = (isCss ? offGrid(text) : []).map(({ index, found: value }) => ({
    line: lineOf(index),
    found: value.trim().replace(/\s+/g, ' '),
    instead: 'a step of the grid: 2 px up to 24 px (`0.375rem`), 4 px above (`2.25rem`)',
  }));
  return [...found, ...turns, ...beside].sort((one, other) => one.line - other.line);
};
