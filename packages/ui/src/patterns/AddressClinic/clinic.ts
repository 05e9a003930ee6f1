import { type ListWork, noWork } from '@gifting/domain/address-list/assess';
import {
  type Cells,
  type Columns,
  type ColumnUse,
  columnUses,
  personOf,
} from '@gifting/domain/address-list/columns';
import { addressFields, type ListPerson, personFields } from '@gifting/domain/address-list/person';
import * as z from 'zod/mini';
import { encodings, type ListEncoding } from './decode';
import type { ReadList } from './read-list';

/** A list as it was read. It does not change. */
export interface ClinicList {
  /** Names the list: with the number of a row it is the key of the row. */
  readonly id: string;
  /** The name of its file; '' for pasted cells. */
  readonly source: string;
  readonly encoding: ListEncoding | null;
  readonly cells: Cells;
}

/** What a person has said of a list, and done with its rows. */
export interface ClinicWork {
  /** The list that it belongs to. */
  readonly id: string;
  readonly hasHeadings: boolean;
  readonly columns: Columns;
  readonly rows: ListWork;
}

/** A list in the clinic. */
export interface Clinic {
  readonly list: ClinicList;
  readonly work: ClinicWork;
}

/** A list that was just read. */
export const openClinic = ({ cells, guess, encoding }: ReadList, id: string, source: string): Clinic => ({
  list: { id, source, encoding, cells },
  work: { id, hasHeadings: guess.hasHeadings, columns: guess.columns, rows: noWork },
});

/** The people of a list. */
export const peopleOf = (
  { cells }: Pick<ClinicList, 'cells'>,
  { hasHeadings, columns }: Pick<ClinicWork, 'hasHeadings' | 'columns'>,
): readonly ListPerson[] => cells.slice(hasHeadings ? 1 : 0).map((row) => personOf(row, columns));

/** Whether a list has addresses. Without one everybody is asked. */
export const hasAddresses = (columns: Columns): boolean =>
  columns.some((use) => addressFields.some((field) => field === use));

/** A text in few letters: another text has others, but for a rare chance. */
const shortOf = (long: string): string => {
  let sum = 5381;
  for (let index = 0; index < long.length; index += 1) sum = Math.imul(sum, 33) ^ long.charCodeAt(index);
  return (sum >>> 0).toString(36);
};

/** The key of a row with its cells: sent again it is the same, and after a cell was mended it is another. */
export const rowKey = ({ id }: Pick<ClinicList, 'id'>, row: number, person: ListPerson): string =>
  `${id}-${row}-${shortOf(JSON.stringify(personFields.map((name) => person[name])))}`;

const text = z.string();
const numbers = z.array(z.number());
const field = z.enum(personFields);
/** By row; not a `z.record`, whose code every page would load. */
const byRow = <Schema extends z.ZodMiniType>(schema: Schema) => z.catchall(z.object({}), schema);
const optionalText = z.exactOptional(text);
const cells = z.object({
  name: optionalText,
  email: optionalText,
  phone: optionalText,
  deliveryAddress1: optionalText,
  deliveryAddress2: optionalText,
  postTown: optionalText,
  postalCode: optionalText,
});

/** A list as a browser remembers it. */
export const storedList = z.object({
  id: text,
  source: text,
  encoding: z.nullable(z.enum(encodings)),
  cells: z.array(z.array(text)),
});

/** The work on it as a browser remembers it. */
export const storedWork = z.object({
  id: text,
  hasHeadings: z.boolean(),
  columns: z.array(z.nullable(z.enum(columnUses as readonly [ColumnUse, ...ColumnUse[]]))),
  rows: z.object({
    edits: byRow(cells),
    confirmed: byRow(z.array(field)),
    asked: numbers,
    left: numbers,
    apart: numbers,
    kept: numbers,
    known: numbers,
    refused: byRow(cells),
  }),
});
