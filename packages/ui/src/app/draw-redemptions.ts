/** Draws a percentage from 0 to 100 per campaign, once, so that list and detail agree (CAMP-13, E-08). */
export const drawRedemptions = (random: () => number = Math.random): ((campaignId: string) => number) => {
  const drawn = new Map<string, number>();
  return (campaignId) => {
    const percent = drawn.get(campaignId) ?? Math.floor(random() * 101);
    drawn.set(campaignId, percent);
    return percent;
  };
};
