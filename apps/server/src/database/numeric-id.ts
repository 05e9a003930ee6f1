/** Parses an id of a path or body; `null` for anything but a positive safe integer, which PostgreSQL would reject. */
export const numericId = (id: string): number | null => {
  const key = /^[1-9]\d{0,15}$/.test(id) ? Number(id) : Number.NaN;
  return Number.isSafeInteger(key) ? key : null;
};
