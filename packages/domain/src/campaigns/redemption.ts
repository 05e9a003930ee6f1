/** How far a campaign's gifts have been redeemed, in the four bands a meter shows: from 75, from 50, from 30, below (CAMP-14 to 17). */
export type RedemptionBand = 'from75' | 'from50' | 'from30' | 'below30';

/** Whole percent between 0 and 100, as it is printed. What is not a number counts as nothing redeemed. */
export const wholePercent = (percent: number): number =>
  Number.isNaN(percent) ? 0 : Math.round(Math.min(Math.max(percent, 0), 100));

/** The band of a percentage, judged as it is printed, so that a printed 75 is never coloured as less. */
export const redemptionBand = (percent: number): RedemptionBand => {
  const shown = wholePercent(percent);
  if (shown >= 75) return 'from75';
  if (shown >= 50) return 'from50';
  return shown >= 30 ? 'from30' : 'below30';
};
