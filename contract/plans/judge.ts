import type { Plan } from './plan';

/** Tables that administrators fill by hand, or that have a row for each of a few things: reading them whole is cheapest. */
const small: ReadonlySet<string> = new Set([
  'catalogue_version',
  'categories',
  'collections',
  'currencies',
  'document_counters',
  'gift_boxes',
  'gifting',
  'order_counts',
  'server_keys',
  'service_products',
  'services',
]);

/** Whether a table stays small. */
export const isSmall = (table: string): boolean => small.has(table);

/** What rows may be read for besides the answer. */
export interface Allowance {
  /** All that one company has of a kind: its aggregates, and pages of its lists that are narrowed, read its own rows. */
  readonly company: number;
  /** What goes on at once in all companies, which administrators and background work count and look through. */
  readonly underWay: number;
}

/** What reads what is under way, by who sends it. */
const readsUnderWay: ReadonlySet<string> = new Set(['dashboard.summary', 'every 5 minutes']);

/** Rows that a scan may look at for each that is answered, and besides. */
const [perAnswer, besides] = [4, 50];

/** Blocks that a statement may touch for each row that it reads, and besides: a scan of a whole index touches more. */
const [perRow, fewBlocks] = [12, 200];

/**
 * What is wrong with how a statement was carried out; nothing if each scan of a table that grows goes by an index, and reads
 * no more than a few rows for each that is answered, or what its allowance says.
 */
export const faultsOf = (
  { scans, answered, blocks }: Plan,
  by: string,
  { company, underWay }: Allowance,
): readonly string[] => {
  // A list that is asked for whole, longer than all that is under way: its answer is what is long.
  if (answered > underWay) return [];
  const growing = scans.filter(({ table }) => !isSmall(table));
  const bound = besides + perAnswer * answered;
  const allowed = Math.max(bound, readsUnderWay.has(by) ? underWay : company);
  const read = scans.reduce((sum, scan) => sum + scan.read, 0);
  return [
    // Whoever is answered the whole table may read it whole.
    ...growing
      .filter((scan) => scan.index === null && scan.read > Math.max(besides, 2 * answered))
      .map(({ table }) => `reads all of ${table}`),
    ...growing
      .filter((scan) => scan.read > allowed)
      .map((scan) => `reads ${scan.read} rows of ${scan.table} to answer ${answered}`),
    ...(blocks > fewBlocks + perRow * read ? [`touches ${blocks} blocks to read ${read} rows`] : []),
  ];
};
