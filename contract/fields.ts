const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether an entry has the fields of another, apart from lists that are empty in it. */
const fitsInto = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other))
    return one.every((entry) => other.some((each) => fitsInto(entry, each)));
  if (!isRecord(one) || !isRecord(other)) return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && fitsInto(one[name], other[name]))
  );
};

/**
 * The fields of an answer without their values. All entries of a list count, except one that differs from a fuller
 * entry only in empty lists.
 */
export const fieldsOf = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    const fullest: unknown[] = [];
    for (const fields of value.map(fieldsOf)) {
      if (fullest.some((known) => fitsInto(fields, known))) continue;
      fullest.splice(0, fullest.length, ...fullest.filter((known) => !fitsInto(known, fields)), fields);
    }
    return fullest;
  }
  if (!isRecord(value)) return 'value';
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, inner]) => [name, fieldsOf(inner)])
      .sort(),
  );
};
