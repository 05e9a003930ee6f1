import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import fontkit from '@pdf-lib/fontkit';
import type { PDFDocument, PDFFont, PDFPage, RGB } from 'pdf-lib';

/**
 * Sets text of any script in a PDF: in the brand's typeface, else in DejaVu Sans (Greek, Cyrillic, Hebrew,
 * Arabic and more), else as an empty square, so that no name causes an error.
 */

const require = createRequire(import.meta.url);

const files = {
  regular: [
    require.resolve('@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf'),
    require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  ],
  strong: [
    require.resolve('@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf'),
    require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  ],
} as const;

/** The weight of text. */
type Weight = keyof typeof files;

const missing = '\u25a1';

/** Invisible characters: control characters and marks of writing direction. */
const unseen = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

interface LoadedFile {
  readonly bytes: Uint8Array;
  readonly has: (character: string) => boolean;
}

const load = async (file: string): Promise<LoadedFile> => {
  const bytes = new Uint8Array(await readFile(file));
  const characters = new Set(fontkit.create(bytes).characterSet);
  return { bytes, has: (character) => characters.has(character.codePointAt(0) ?? 0) };
};

const loaded = new Map<string, Promise<LoadedFile>>();

const loadOnce = (file: string): Promise<LoadedFile> => {
  const known = loaded.get(file) ?? load(file);
  loaded.set(file, known);
  return known;
};

/**
 * Position and style of a text. `x` is its left end, or its right end with `align: 'right'`; `y` is its
 * baseline.
 */
interface Placement {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: RGB;
  readonly weight?: Weight;
  readonly align?: 'left' | 'right';
}

/** Measures, wraps and draws text. */
export interface Typesetter {
  readonly width: (text: string, size: number, weight?: Weight) => number;
  /** Wraps a text to a width in points, breaking longer words. Returns at least one line. */
  readonly wrap: (text: string, size: number, width: number, weight?: Weight) => readonly string[];
  readonly draw: (page: PDFPage, text: string, placement: Placement) => void;
}

interface Run {
  readonly text: string;
  readonly font: PDFFont;
}

const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Embeds the glyphs that the texts need and returns a typesetter. */
export const createTypesetter = async (
  document: PDFDocument,
  texts: readonly string[],
): Promise<Typesetter> => {
  document.registerFontkit(fontkit);
  const characters = new Set(texts.join('').normalize('NFC').replace(unseen, ''));
  const embed = async (weight: Weight) => {
    const candidates = await Promise.all(files[weight].map(loadOnce));
    const foreign = [...characters].filter((character) => !candidates[0]?.has(character));
    const unknown = foreign.some((character) => candidates.every(({ has }) => !has(character)));
    const used = candidates.map(
      ({ has }, index) =>
        index === 0 || foreign.some((character) => has(character)) || (unknown && has(missing)),
    );
    return Promise.all(
      candidates
        .filter((_, index) => used[index])
        .map(async ({ bytes, has }) => ({
          has,
          // Ligatures would break copying text from the PDF.
          font: await document.embedFont(bytes, { subset: true, features: { liga: false } }),
        })),
    );
  };
  const fonts = { regular: await embed('regular'), strong: await embed('strong') };

  const runsOf = (text: string, weight: Weight): readonly Run[] => {
    const runs: { text: string; font: PDFFont }[] = [];
    for (const character of text.normalize('NFC').replace(unseen, '')) {
      const choices = fonts[weight];
      const choice = choices.find(({ has }) => has(character));
      const font = choice?.font ?? choices.find(({ has }) => has(missing))?.font ?? choices[0]?.font;
      if (!font) continue;
      const shown = choice ? character : missing;
      const last = runs.at(-1);
      if (last?.font === font) last.text += shown;
      else runs.push({ text: shown, font });
    }
    return runs;
  };

  const width: Typesetter['width'] = (text, size, weight = 'regular') =>
    runsOf(text, weight).reduce((sum, run) => sum + run.font.widthOfTextAtSize(run.text, size), 0);

  const wrap: Typesetter['wrap'] = (text, size, maxWidth, weight = 'regular') => {
    const lines: string[] = [];
    let line = '';
    const take = (piece: string, glue: string) => {
      const longer = line === '' ? piece : line + glue + piece;
      if (line === '' || width(longer, size, weight) <= maxWidth) line = longer;
      else {
        lines.push(line);
        line = piece;
      }
    };
    for (const word of text.split(/\s+/).filter(Boolean)) {
      if (width(word, size, weight) <= maxWidth) take(word, ' ');
      else {
        if (line !== '') take('', ' ');
        for (const { segment } of segments.segment(word)) take(segment, '');
      }
    }
    return [...lines, line];
  };

  return {
    width,
    wrap,
    draw: (page, text, { x, y, size, color, weight = 'regular', align = 'left' }) => {
      let left = align === 'right' ? x - width(text, size, weight) : x;
      for (const run of runsOf(text, weight)) {
        page.drawText(run.text, { x: left, y, size, color, font: run.font });
        left += run.font.widthOfTextAtSize(run.text, size);
      }
    },
  };
};
