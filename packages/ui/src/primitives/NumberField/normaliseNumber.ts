/** Plain digits with an optional decimal part. */
const plain = /^-?\d+(\.\d+)?$/;

/** The value of a decimal digit of any script: Unicode orders digits in runs of ten from zero. */
const digitValue = (digit: string): string => {
  const at = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(at - value - 1))) value += 1;
  return String(value);
};

/** Converts digits of all scripts and Arabic separators to ASCII. */
const toAscii = (raw: string): string =>
  raw
    .normalize('NFKC')
    .replace(/[^\P{Nd}\d]/gu, digitValue)
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',');

/**
 * Normalises a typed or pasted number to plain digits: `£1 250.00` and `1.250,00` become `1250.00`. Returns input it
 * cannot parse unchanged, for the form to report.
 */
export const normaliseNumber = (raw: string, decimals: number): string => {
  const bare = toAscii(raw).replace(/[\s'’_]|\p{Sc}|^[A-Z]{3}|[A-Z]{3}$/gu, '');
  const separators = bare.match(/[.,]/g) ?? [];
  const last = separators.at(-1);
  if (last === undefined) return plain.test(bare) ? bare : raw;

  const at = bare.lastIndexOf(last);
  const fraction = bare.slice(at + 1);
  const mixed = separators.some((separator) => separator !== last);
  const repeated = separators.filter((separator) => separator === last).length > 1;
  if (mixed && repeated) return raw;
  // A single separator before three digits means thousands, unless it is a point and decimals are allowed.
  const grouping = !mixed && (repeated || (fraction.length === 3 && (last === ',' || decimals === 0)));

  const whole = (grouping ? bare : bare.slice(0, at)).replace(/[.,]/g, '');
  const dropped = grouping || fraction === '' || (decimals === 0 && /^0+$/.test(fraction));
  const result = dropped ? whole : `${whole || '0'}.${fraction}`;
  return plain.test(result) ? result : raw;
};
