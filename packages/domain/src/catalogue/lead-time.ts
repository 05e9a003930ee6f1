/** Lead times that a buyer can filter by, in working days. */
export const leadTimeSteps = [8, 12, 16] as const;

const workingDaysAWeek = 5;

/**
 * The working days within which a product is delivered at the latest, from the words of its lead time: 12 for `10-12
 * working days`, 15 for `2 to 3 weeks`; `null` where they name no number.
 */
export const leadDaysOf = (deliveryTime: string): number | null => {
  const days = Math.max(...[...deliveryTime.matchAll(/\d{1,3}/g)].map(Number));
  if (days < 0) return null;
  return /week/i.test(deliveryTime) ? days * workingDaysAWeek : days;
};
