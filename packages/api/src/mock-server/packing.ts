import type { CampaignClaim } from '@gifting/domain/campaigns/campaign-claim';
import { claimColumns, claimRows } from '@gifting/domain/campaigns/packing';
import { addressColumns, addressRow, boxOf } from '@gifting/domain/orders/packing';
import { packingFileName, packingHead, packingLines } from '@gifting/domain/packing/packing';
import { type HttpHandler, HttpResponse, http } from 'msw';
import type { MockServerState } from './state';

/** What a file is of. */
type Packed = 'claims' | 'addresses';

/** The path of a CSV file of what is to be packed; a workbook is written by the server only. */
export const packingLinks = (packed: Packed, orderId: string) => ({
  csv: `/packing/mocked-${packed}/${orderId}`,
  xlsx: null,
});

const serve = (
  packed: Packed,
  columns: readonly string[],
  rowsOf: (orderId: string) => readonly (readonly string[])[],
): HttpHandler =>
  http.get(`*/packing/mocked-${packed}/:id`, ({ params }) => {
    const id = String(params.id);
    return new HttpResponse(packingHead(columns) + packingLines(rowsOf(id)), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${packingFileName(id, 'csv')}"`,
      },
    });
  });

/** Serves the CSV files of what is to be packed: claims as the buyer sees them, and addresses of orders. */
export const packingFileHandlers = (
  state: MockServerState,
  claimsOf: (orderId: string) => readonly CampaignClaim[],
): readonly HttpHandler[] => [
  serve('claims', claimColumns, (id) => claimsOf(id).flatMap(claimRows)),
  serve('addresses', addressColumns, (id) => {
    const order = state.orders.find((each) => each.id === id);
    const people = state.recipients.filter(({ orderId }) => orderId === id).reverse();
    return order ? people.map((person) => addressRow(boxOf(order), person)) : [];
  }),
];
