import { type ColumnsGuess, guessColumns } from '@gifting/domain/address-list/columns';
import Papa from 'papaparse';
import { decodeText, type ListEncoding } from './decode';

/** The most rows of a list. */
export const maxRows = 10_000;

/** The largest file, in bytes. */
export const maxFile = 20 * 1024 * 1024;

/** What a list is read from: cells of a spreadsheet as text, or a file. */
export type ListSource =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'file';
      readonly file: File;
      /** `null` reads the encoding that the file seems to have. */
      readonly encoding: ListEncoding | null;
    };

/** A list as it was read. */
export interface ReadList {
  readonly cells: string[][];
  readonly guess: ColumnsGuess;
  /** How the letters of a file were read; `null` for pasted text. */
  readonly encoding: ListEncoding | null;
}

/** Why a list cannot be read. */
export type ReadFailure =
  | { readonly why: 'empty' | 'file too large' | 'workbook' | 'not text' | 'failed' }
  | { readonly why: 'too many rows'; readonly rows: number }
  /** A quotation mark in this row never ends, or not at the end of its cell. */
  | { readonly why: 'open quote'; readonly row: number };

/** What reading says, the last of them `done` or `failed`. */
export type ReadReport =
  | { readonly kind: 'progress'; readonly share: number; readonly rows: number }
  | { readonly kind: 'done'; readonly list: ReadList }
  | { readonly kind: 'failed'; readonly failure: ReadFailure };

const failed = (failure: ReadFailure): ReadReport => ({ kind: 'failed', failure });

/** Letters that are parsed between two reports. */
const chunk = 64 * 1024;

/** Excel names the separator in a first line of its own. */
const separatorLine = /^\uFEFF?sep=(.)\r?\n/i;

/** The separator of a list. Cells that are copied from a spreadsheet have tabs between them. */
const separatorOf = (text: string): string => {
  const start = text.slice(0, chunk);
  if (/^[^\r\n]*\t/.test(start)) return '\t';
  const { meta } = Papa.parse(start, { preview: 20, delimitersToGuess: [',', ';', '\t'] });
  return meta.delimiter;
};

const parse = (
  text: string,
  encoding: ListEncoding | null,
  report: (progress: ReadReport) => void,
): ReadReport => {
  const named = separatorLine.exec(text);
  // A joined list has line ends of several kinds, and the library would take those of one kind.
  const body = (named ? text.slice(named[0].length) : text).replaceAll(/\r\n?/g, '\n');
  const cells: string[][] = [];
  let openQuote: number | null = null;
  Papa.parse<string[]>(body, {
    delimiter: named?.[1] ?? separatorOf(body),
    newline: '\n',
    skipEmptyLines: 'greedy',
    chunkSize: chunk,
    chunk: ({ data, errors, meta }: Papa.ParseResult<string[]>) => {
      // Such a cell goes on to the next quotation mark, over the rows between.
      const wrong = errors.find(({ type }) => type === 'Quotes');
      if (wrong) openQuote ??= cells.length + Math.min(wrong.row ?? 0, data.length - 1) + 1;
      // One by one: so many arguments at once would be too many.
      for (const row of data) cells.push(row);
      report({
        kind: 'progress',
        share: Math.min(1, meta.cursor / Math.max(1, body.length)),
        rows: cells.length,
      });
    },
    // The types of the library ask for it beside `chunk`.
    complete: () => undefined,
  });
  if (openQuote !== null) return failed({ why: 'open quote', row: openQuote });
  const guess = guessColumns(cells);
  const rows = cells.length - (guess.hasHeadings ? 1 : 0);
  if (rows === 0) return failed({ why: 'empty' });
  if (rows > maxRows) return failed({ why: 'too many rows', rows });
  return { kind: 'done', list: { cells, guess, encoding } };
};

/** Reads a list and reports how far it is. It never throws. */
export const readList = async (source: ListSource, report: (report: ReadReport) => void): Promise<void> => {
  try {
    report(await reading(source, report));
  } catch {
    report(failed({ why: 'failed' }));
  }
};

const reading = async (source: ListSource, report: (report: ReadReport) => void): Promise<ReadReport> => {
  if (source.kind === 'text') return parse(source.text, null, report);
  const { file, encoding: chosen } = source;
  if (file.size > maxFile) return failed({ why: 'file too large' });
  const bytes = new Uint8Array(await file.arrayBuffer());
  // Workbooks are zip files, older ones compound files.
  const start = [...bytes.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (start === '504b0304' || start === 'd0cf11e0') return failed({ why: 'workbook' });
  const { text, encoding } = decodeText(bytes, chosen);
  return text.includes('\0') ? failed({ why: 'not text' }) : parse(text, encoding, report);
};
