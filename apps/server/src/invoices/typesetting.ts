import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import fontkit from '@pdf-lib/fontkit';
import bidiFactory from 'bidi-js';
import type { PDFDocument, PDFFont, PDFPage, RGB } from 'pdf-lib';
import subsetFont from 'subset-font';

/**
 * Sets text of any script in a PDF: in the brand's typeface, else in DejaVu Sans (Greek, Cyrillic, Hebrew, Arabic and
 * more), Noto Sans (Chinese, Japanese, Korean) or Noto Emoji, else as an empty square, so that no name causes an error.
 */

const require = createRequire(import.meta.url);
const bidi = bidiFactory();

const truetype = { targetFormat: 'truetype' } as const;

/** The weight of text. */
type Weight = 'regular' | 'strong';

const western = {
  regular: [
    require.resolve('@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf'),
    require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  ],
  strong: [
    require.resolve('@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf'),
    require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  ],
} as const;

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The fonts in order of preference. Chinese and Japanese share letters, which Japanese draws in its own way. */
const filesFor = (weight: Weight, text: string): readonly string[] => {
  const [first, second] = kana.test(text) ? ['jp', 'sc'] : ['sc', 'jp'];
  const noto = [`sans-${first}`, `sans-${second}`, 'sans-kr', 'emoji'];
  return [
    ...western[weight],
    ...noto.map((name) => require.resolve(`@gifting/server/fonts/noto-${name}.woff`)),
  ];
};

const missing = '\u25a1';

/** Invisible characters: control characters, marks of writing direction, and choices between looks of a character. */
const unseen = /\u200d|[\p{Cc}\p{Variation_Selector}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Letters whose script is written from right to left; a run with one is reversed by the font's layout. */
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

interface LoadedFile {
  readonly bytes: Buffer;
  /** Of thousands of characters, of which pdf-lib's own subsets lack some. */
  readonly isLarge: boolean;
  readonly has: (character: string) => boolean;
}

const load = async (file: string): Promise<LoadedFile> => {
  const bytes = await readFile(file);
  const characters = new Set(fontkit.create(bytes).characterSet);
  return {
    bytes,
    isLarge: file.endsWith('.woff'),
    has: (character) => characters.has(character.codePointAt(0) ?? 0),
  };
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

/** A part of a line in one font and direction. */
interface Run {
  readonly text: string;
  readonly font: PDFFont;
}

const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });

const seenIn = (text: string): string => text.normalize('NFC').replace(unseen, '');

/** The files that have these characters, in order of preference; with the one of the square if none has some of them. */
const filesWith = async (
  characters: readonly string[],
  files: readonly string[],
): Promise<readonly LoadedFile[]> => {
  const used: LoadedFile[] = [];
  let rest = characters;
  for (const file of files) {
    if (rest.length === 0) return used;
    const candidate = await loadOnce(file);
    const lacking = rest.filter((character) => !candidate.has(character));
    if (lacking.length < rest.length) used.push(candidate);
    rest = lacking;
  }
  const lacking = new Set(rest);
  return lacking.size === 0 || lacking.has(missing)
    ? used
    : filesWith([...characters.filter((character) => !lacking.has(character)), missing], files);
};

/** A run from right to left as the font's layout expects it: layout reverses letters, but not signs between them. */
const turned = (text: string): string => {
  const mirrored = [...text].map((character) => bidi.getMirroredCharacter(character) ?? character);
  return (rightToLeft.test(text) ? mirrored : mirrored.reverse()).join('');
};

/** Embeds the glyphs that the texts of each weight need and returns a typesetter. */
export const createTypesetter = async (
  document: PDFDocument,
  texts: Readonly<Record<Weight, readonly string[]>>,
): Promise<Typesetter> => {
  document.registerFontkit(fontkit);
  const embed = async (weight: Weight) => {
    const text = seenIn(texts[weight].join(''));
    const files = await filesWith([...new Set(text)], filesFor(weight, text));
    return Promise.all(
      files.map(async ({ bytes, isLarge, has }) => ({
        has,
        font: isLarge
          ? await document.embedFont(await subsetFont(bytes, text, truetype))
          : // Ligatures would break copying text from the PDF.
            await document.embedFont(bytes, { subset: true, features: { liga: false } }),
      })),
    );
  };
  const fonts = { regular: await embed('regular'), strong: await embed('strong') };

  /** The runs of a line from left to right, each in the order in which it is read. */
  const runsOf = (line: string, weight: Weight): readonly Run[] => {
    const shown = seenIn(line);
    const choices = fonts[weight];
    const square = choices.find(({ has }) => has(missing)) ?? choices[0];
    const directions = bidi.getEmbeddingLevels(shown);
    const places = new Map(bidi.getReorderedIndices(shown, directions).map((index, place) => [index, place]));
    const runs: { text: string; font: PDFFont; level: number; place: number }[] = [];
    let index = 0;
    for (const character of shown) {
      const choice = choices.find(({ has }) => has(character));
      const font = (choice ?? square)?.font;
      const level = directions.levels[index] ?? 0;
      const place = places.get(index) ?? 0;
      index += character.length;
      if (!font) continue;
      const last = runs.at(-1);
      if (last?.font === font && last.level === level) last.text += choice ? character : missing;
      else runs.push({ text: choice ? character : missing, font, level, place });
    }
    return runs
      .sort((one, other) => one.place - other.place)
      .map(({ text, font, level }) => ({ text: level % 2 === 1 ? turned(text) : text, font }));
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
