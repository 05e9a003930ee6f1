/** The four bands of a redemption meter: from 75, from 50, from 30, below (CAMP-14 to 17). */
export type RedemptionBand = 'from75' | 'from50' | 'from30' | 'below30';

/** The printed percentage: a whole number from 0 to 100. NaN counts as 0. */
export const wholePercent = (percent: number): number =>
  Number.isNaN(percent) ? 0 : Math.round(Math.min(Math.max(percent, 0), 100));

/** The band of the printed percentage, so that a printed 75 never has the colour of less. */
export const redemptionBand = (percent: number): RedemptionBand => {
  const shown = wholePercent(percent);
  if (shown >= 75) return 'from75';
  if (shown >= 50) return 'from50';
  return shown >= 30 ? 'from30' : 'below30';
};
