import * as z from 'zod/mini';
import { entity, field } from '../wire/entity';
import { wireCount, wireId, wireList, wireText } from '../wire/wire';
import type { MicrositeSetup } from './microsite-setup';

/** How far a campaign has come, counted in people (`campaigns.figures`). */
export const campaignFigures = entity({
  /** For how many people there are gifts. */
  people: field('people', wireCount),
  /** Who has a link for one person that holds. */
  invited: field('invited', wireCount),
  /** Of those, who has opened it. */
  opened: field('opened', wireCount),
  claimed: field('claimed', wireCount),
  /** Who has claimed and can change nothing any more. */
  locked: field('locked', wireCount),
  /** Whose gift has left, and whose has arrived. */
  sent: field('sent', wireCount),
  delivered: field('delivered', wireCount),
  /**
   * How often each size of each gift was chosen, and how many are left of a size that is counted (`campaigns.sizes`). Gifts
   * without sizes have ''.
   */
  sizes: field(
    'sizes',
    wireList(
      z.object({
        gift: wireText,
        size: wireText,
        count: wireCount,
        left: z._default(z.nullable(wireCount), null),
      }),
    ),
  ),
});
export type CampaignFigures = z.output<typeof campaignFigures>;

/** How many have claimed, of a campaign in a list. */
export const campaignRedemption = entity({
  id: field('id', wireId),
  people: field('people', wireCount),
  claimed: field('claimed', wireCount),
});
export type CampaignRedemption = z.output<typeof campaignRedemption>;

/** How many are left of a size that was chosen so often; `null` for one that is not counted. */
export const leftOf = (
  setup: Pick<MicrositeSetup['items'][number], 'options' | 'pieces'> | undefined,
  { size, count }: Pick<CampaignFigures['sizes'][number], 'size' | 'count'>,
): number | null => {
  const pieces = setup?.pieces[setup.options.indexOf(size)] ?? null;
  return pieces === null ? null : Math.max(0, pieces - count);
};

/** How many of the claims that are locked have left or arrived, by the status of the campaign's order. */
export const onTheWay = (status: string, locked: number): Pick<CampaignFigures, 'sent' | 'delivered'> => ({
  sent: status === 'sent' || status === 'delivered' ? locked : 0,
  delivered: status === 'delivered' ? locked : 0,
});

/** The share of people who have claimed, in percent. It is 100 only when all have. */
export const claimedPercent = ({
  people,
  claimed,
}: Pick<CampaignRedemption, 'people' | 'claimed'>): number =>
  people === 0 ? 0 : Math.min(100, Math.floor((100 * claimed) / people));

/** Below so many answers a suggestion would say more about chance than about people. */
export const enoughAnswers = 10;

/** How `rest` people would choose if they chose as those counted did: whole numbers that add up to `rest`. */
export const suggestedMix = (counts: readonly number[], rest: number): number[] => {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count * rest) / all);
  const mix = exact.map(Math.floor);
  const missing = rest - mix.reduce((sum, count) => sum + count, 0);
  // The largest remainders get what rounding down left over.
  const order = exact.map((share, index) => ({ index, remainder: share - Math.floor(share) }));
  order.sort((one, other) => other.remainder - one.remainder || one.index - other.index);
  for (const { index } of order.slice(0, missing)) mix[index] = (mix[index] ?? 0) + 1;
  return mix;
};
