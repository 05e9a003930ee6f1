import { packingFileName, packingHead, packingKinds, packingLines } from '@gifting/domain/packing/packing';
import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import writeWorkbook from 'write-excel-file/node';
import type { Database } from '../database/database';
import { safeHeaders } from '../http/safe-headers';
import type { SignedLinks } from '../http/signed-links';

/** The path of the files of what is to be packed. */
export const packingPath = '/packing';

type Rows = readonly (readonly string[])[];

/** A list of what is to be packed for an order. */
export interface PackingList {
  readonly columns: readonly string[];
  /** The widths of the columns of a workbook, in characters. */
  readonly widths: readonly number[];
  /** Reads the rows in batches, by the id of the order. */
  readonly batches: (db: Database, orderId: number) => AsyncGenerator<Rows, void, void>;
}

/** Lists by the segment of their links. Each has a key of its own, so that no link opens another's file. */
const segments = ['user', 'admin', 'order'] as const;
type Segment = (typeof segments)[number];

/** Links to the files: of claims by the role that reads them, and of the addresses of an order. */
export type PackingLinks = Readonly<Record<Segment, SignedLinks>>;

interface PackingSettings {
  readonly db: Database;
  readonly links: PackingLinks;
  readonly lists: Readonly<Record<Segment, PackingList>>;
  readonly now: () => Date;
  readonly onError: (where: string, error: unknown) => void;
}

/** Makes the links to both kinds of file. */
export const packingFilesOf = async (links: SignedLinks, orderId: number, now: Date) => {
  const link = await links.make(orderId, now);
  return { csv: `${link}?as=csv`, xlsx: `${link}?as=xlsx` };
};

/** Draws a workbook. Its cells are texts, which no spreadsheet runs. */
const drawWorkbook = ({ columns, widths }: PackingList, rows: Rows) =>
  writeWorkbook(
    [
      columns.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map((value) => ({ value, type: String }))),
    ],
    { sheet: 'Packing', columns: widths.map((width) => ({ width })), stickyRowsCount: 1 },
  ).toBuffer();

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Serves what is to be packed to whoever has a link. */
export const packingRoutes = ({ db, links, lists, now, onError }: PackingSettings): Hono => {
  const app = new Hono();
  app.use(safeHeaders({ referrerPolicy: 'no-referrer' }), async (context, next) => {
    await next();
    context.header('Cache-Control', 'private, no-store');
  });
  for (const segment of segments)
    app.get(`/${segment}/:name`, async (context) => {
      const opened = await links[segment].open(context.req.param('name'), now());
      const kind = packingKinds.find((each) => each === context.req.query('as'));
      if (!opened || !kind) return context.text('Not found\n', 404);
      if (opened.expired) return context.text('This link has expired\n', 410);
      const { id } = opened;
      const list = lists[segment];
      context.header('Content-Type', contentTypes[kind]);
      context.header('Content-Disposition', `attachment; filename="${packingFileName(String(id), kind)}"`);
      if (kind === 'csv')
        return stream(
          context,
          async (file) => {
            await file.write(packingHead(list.columns));
            for await (const rows of list.batches(db, id)) await file.write(packingLines(rows));
          },
          async (error) => onError('a packing list', error),
        );
      const rows: (readonly string[])[] = [];
      for await (const batch of list.batches(db, id)) rows.push(...batch);
      return context.body(new Uint8Array(await drawWorkbook(list, rows)));
    });
  return app;
};

/** How many entries are read at a time. */
const batch = 500;

/** Reads a list page by page, each page as rows. */
export async function* rowsInBatches<Item extends { readonly id: string }>(
  read: (query: { readonly limit: number; readonly cursor: string | undefined }) => Promise<{
    readonly items: readonly Item[];
  }>,
  rowsOf: (item: Item) => Rows,
): AsyncGenerator<Rows, void, void> {
  let cursor: string | undefined;
  do {
    const { items } = await read({ limit: batch, cursor });
    yield items.flatMap(rowsOf);
    cursor = items.length === batch ? items.at(-1)?.id : undefined;
  } while (cursor !== undefined);
}
