import { csvLine } from '../csv/csv';
import { entity, field } from '../wire/entity';
import { wireNullableText } from '../wire/wire';
import type { CampaignClaim } from './campaign-claim';

/** Links to the files of what is to be packed (`campaigns.packing`), for an hour; `null` for a kind that is not offered. */
export const packingFiles = entity({
  csv: field('csv', wireNullableText),
  xlsx: field('xlsx', wireNullableText),
});

/** The kinds of files of what is to be packed. */
export const packingKinds = ['csv', 'xlsx'] as const;
type PackingKind = (typeof packingKinds)[number];

/** The columns of the files. */
export const packingColumns = ['Claim', 'Name', 'Gift', 'Size', 'Address'] as const;

/** The rows of a claim: one for each gift. Nothing of a withdrawn one is packed. */
export const packingRows = ({ reference, name, gifts, address, withdrawn }: CampaignClaim): string[][] =>
  withdrawn ? [] : gifts.map((gift) => [reference, name, gift.name, gift.size, address.join(', ')]);

/** The lines of claims in the CSV file. */
export const packingLines = (claims: readonly CampaignClaim[]): string =>
  claims.flatMap(packingRows).map(csvLine).join('');

/** The name of a file. */
export const packingFileName = (campaignId: string, kind: PackingKind): string =>
  `packing-${campaignId}.${kind}`;
