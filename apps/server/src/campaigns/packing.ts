import type { Role } from '@gifting/domain/account/user';
import type { CampaignClaim } from '@gifting/domain/campaigns/campaign-claim';
import {
  packingColumns,
  packingFileName,
  packingKinds,
  packingLines,
  packingRows,
} from '@gifting/domain/campaigns/packing';
import { byteOrderMark, csvLine } from '@gifting/domain/csv/csv';
import { Hono } from 'hono';
import { stream } from 'hono/streaming';
import writeWorkbook from 'write-excel-file/node';
import type { Database } from '../database/database';
import { safeHeaders } from '../http/safe-headers';
import type { SignedLinks } from '../http/signed-links';
import { readClaims } from './campaign-claims';
import { campaign } from './repository';

/** The path of the files of what is to be packed. */
export const packingPath = '/packing';

/** Links to the files by who reads them: each role has a key of its own, so that no link opens another's file. */
export type PackingLinks = Readonly<Record<Role, SignedLinks>>;

interface PackingSettings {
  readonly db: Database;
  readonly links: PackingLinks;
  readonly now: () => Date;
  readonly onError: (where: string, error: unknown) => void;
}

/** How many claims are read at a time. */
const batch = 500;

/** Reads all claims of a campaign in batches, by the rule of whoever reads them. */
async function* claimBatches(
  db: Database,
  id: number,
  role: Role,
): AsyncGenerator<readonly CampaignClaim[], void, void> {
  let cursor: string | undefined;
  do {
    const { items } = await readClaims(db, campaign(id), { limit: batch, cursor }, role);
    yield items;
    cursor = items.length === batch ? items.at(-1)?.id : undefined;
  } while (cursor !== undefined);
}

const widths = [16, 26, 26, 12, 60];

/** Draws a workbook. Its cells are texts, which no spreadsheet runs. */
const drawWorkbook = (rows: readonly (readonly string[])[]) =>
  writeWorkbook(
    [
      packingColumns.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map((value) => ({ value, type: String }))),
    ],
    { sheet: 'Packing', columns: widths.map((width) => ({ width })), stickyRowsCount: 1 },
  ).toBuffer();

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Serves what is to be packed to whoever has a link, with the addresses that the link's role may see. */
export const packingRoutes = ({ db, links, now, onError }: PackingSettings): Hono => {
  const app = new Hono();
  app.use(safeHeaders({ referrerPolicy: 'no-referrer' }), async (context, next) => {
    await next();
    context.header('Cache-Control', 'private, no-store');
  });
  for (const role of ['user', 'admin'] as const)
    app.get(`/${role}/:name`, async (context) => {
      const opened = await links[role].open(context.req.param('name'), now());
      const kind = packingKinds.find((each) => each === context.req.query('as'));
      if (!opened || !kind) return context.text('Not found\n', 404);
      if (opened.expired) return context.text('This link has expired\n', 410);
      const { id } = opened;
      context.header('Content-Type', contentTypes[kind]);
      context.header('Content-Disposition', `attachment; filename="${packingFileName(String(id), kind)}"`);
      if (kind === 'csv')
        return stream(
          context,
          async (file) => {
            await file.write(byteOrderMark + csvLine(packingColumns));
            for await (const claims of claimBatches(db, id, role)) await file.write(packingLines(claims));
          },
          async (error) => onError('a packing list', error),
        );
      const rows: string[][] = [];
      for await (const claims of claimBatches(db, id, role)) rows.push(...claims.flatMap(packingRows));
      return context.body(new Uint8Array(await drawWorkbook(rows)));
    });
  return app;
};
