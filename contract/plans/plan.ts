import * as z from 'zod/mini';

/** A node of a plan, as PostgreSQL explains it after it ran. */
interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string | undefined;
  readonly 'Index Name'?: string | undefined;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number | undefined;
  readonly 'Rows Removed by Index Recheck'?: number | undefined;
  /** In the buffers of the database and out of the file system, those of the nodes below included. */
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly Node[] | undefined;
}

const count = z.optional(z.number());

const node: z.ZodMiniType<Node> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.optional(z.string()),
  'Index Name': z.optional(z.string()),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': count,
  'Rows Removed by Index Recheck': count,
  'Shared Hit Blocks': z.number(),
  'Shared Read Blocks': z.number(),
  get Plans() {
    return z.optional(z.array(node));
  },
});

const explained = z.tuple([z.object({ Plan: node, 'Execution Time': z.number() })]);

/** What a statement read of a table. */
interface Scan {
  readonly table: string;
  /** `null`: it went through the whole table. */
  readonly index: string | null;
  /** The rows it looked at, in all its loops. */
  readonly read: number;
}

/** How PostgreSQL carried a statement out. */
export interface Plan {
  readonly scans: readonly Scan[];
  /** The rows it answered or changed. */
  readonly answered: number;
  /** The blocks it touched. */
  readonly blocks: number;
  readonly milliseconds: number;
}

const inner = ({ Plans = [] }: Node): readonly Node[] => Plans;

const readOf = (scan: Node): number =>
  (scan['Actual Rows'] +
    (scan['Rows Removed by Filter'] ?? 0) +
    (scan['Rows Removed by Index Recheck'] ?? 0)) *
  scan['Actual Loops'];

/** The scans of indexes below a bitmap of them. */
const bitmapsBelow = (bitmap: Node): readonly Node[] =>
  inner(bitmap).flatMap((part) => (part['Index Name'] === undefined ? bitmapsBelow(part) : [part]));

const bitmapScanOf = (table: string, heap: Node): Scan => {
  const bitmaps = bitmapsBelow(heap);
  const index = [...new Set(bitmaps.map((part) => part['Index Name']))].sort().join(' and ');
  return { table, index, read: Math.max(readOf(heap), ...bitmaps.map(readOf)) };
};

const scansOf = (part: Node): readonly Scan[] => {
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': index = null } = part;
  if (table === undefined || !type.endsWith('Scan')) return inner(part).flatMap(scansOf);
  if (type === 'Bitmap Heap Scan') return [bitmapScanOf(table, part)];
  return [{ table, index, read: readOf(part) }, ...inner(part).flatMap(scansOf)];
};

const answeredBy = (top: Node): number =>
  top['Node Type'] === 'ModifyTable'
    ? Math.max(...inner(top).map((part) => part['Actual Rows']))
    : top['Actual Rows'];

/** Reads the answer to `explain (analyze, buffers, format json)`. */
export const planOf = (answer: unknown): Plan => {
  const [{ Plan: top, 'Execution Time': milliseconds }] = z.parse(explained, answer);
  return {
    scans: scansOf(top),
    answered: answeredBy(top),
    blocks: top['Shared Hit Blocks'] + top['Shared Read Blocks'],
    milliseconds,
  };
};
