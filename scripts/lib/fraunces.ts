import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * Fraunces with fixed axes: softness never varies in the design, and without its axis a file has half the
 * size. WONK stays, because the ampersands of brand and headings differ.
 */
const voices = [
  {
    family: 'Fraunces Soft',
    name: 'soft',
    axes: { SOFT: 80, wght: { min: 300, max: 600 } },
    weight: '300 600',
  },
  { family: 'Fraunces Note', name: 'note', axes: { SOFT: 100, WONK: 1, wght: 420 }, weight: '420' },
] as const;

const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('@fontsource-variable/fraunces/package.json'));

/** The published faces: a subset and its unicode range. */
const publishedFaces = () =>
  [
    ...readFileSync(join(folder, 'full.css'), 'utf8').matchAll(
      /files\/fraunces-(?<subset>[\w-]+)-full-normal\.woff2[^}]*unicode-range: (?<range>[^;]+);/g,
    ),
  ].map(({ groups: { subset = '', range = '' } = {} }) => ({ subset, range }));

const lettersOf = (range: string): string =>
  range
    .split(',')
    .map((part) =>
      part
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16)),
    )
    .flatMap(([first = 0, last = first]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('');

/** Builds the style sheet and the font files, by name. */
export const frauncesFiles = async (): Promise<ReadonlyMap<string, string | Buffer>> => {
  const files = new Map<string, string | Buffer>();
  const sheet = ['/* Written by `npm run fonts`. */'];
  for (const { family, name, axes, weight } of voices)
    for (const { subset, range } of publishedFaces()) {
      const file = `fraunces-${name}-${subset}.woff2`;
      const published = readFileSync(join(folder, 'files', `fraunces-${subset}-full-normal.woff2`));
      files.set(
        file,
        await subsetFont(published, lettersOf(range), { targetFormat: 'woff2', variationAxes: axes }),
      );
      sheet.push(`@font-face {
  font-family: "${family}";
  font-display: swap;
  font-weight: ${weight};
  src: url("./${file}") format("woff2");
  unicode-range: ${range};
}`);
    }
  files.set('fraunces.css', `${sheet.join('\n')}\n`);
  files.set('LICENSE', readFileSync(join(folder, 'LICENSE')));
  return files;
};
