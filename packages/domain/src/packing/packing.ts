import type * as z from 'zod/mini';
import { byteOrderMark, csvLine } from '../csv/csv';
import { entity, field } from '../wire/entity';
import { wireNullableText } from '../wire/wire';

/** Links to the files of what is to be packed, for an hour; `null` for a kind that is not offered. */
export const packingFiles = entity({
  csv: field('csv', wireNullableText),
  xlsx: field('xlsx', wireNullableText),
});
export type PackingFiles = z.output<typeof packingFiles>;

/** The kinds of files of what is to be packed. */
export const packingKinds = ['csv', 'xlsx'] as const;
export type PackingKind = (typeof packingKinds)[number];

/** The name of a file, by the number of the order. */
export const packingFileName = (orderNumber: string, kind: PackingKind): string =>
  `packing-${orderNumber}.${kind}`;

/** The beginning of a CSV file. */
export const packingHead = (columns: readonly string[]): string => byteOrderMark + csvLine(columns);

/** The lines of rows in a CSV file. */
export const packingLines = (rows: readonly (readonly string[])[]): string => rows.map(csvLine).join('');
