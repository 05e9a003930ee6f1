/**
 * The key a wire id names, or `null` for one that no row can have. Ids arrive as text from paths and bodies; what is
 * no whole number within the safe range would otherwise be an error of the database.
 */
export const numericId = (id: string): number | null => {
  const key = /^[1-9]\d{0,15}$/.test(id) ? Number(id) : Number.NaN;
  return Number.isSafeInteger(key) ? key : null;
};
