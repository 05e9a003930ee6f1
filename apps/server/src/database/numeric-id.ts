/**
 * Parses an id of a path or body; `null` for one that no row can have, which the database would reject as an
 * error.
 */
export const numericId = (id: string): number | null => {
  const key = /^[1-9]\d{0,15}$/.test(id) ? Number(id) : Number.NaN;
  return Number.isSafeInteger(key) ? key : null;
};
