/** A number written plainly: digits, perhaps a point and digits after it. */
const plain = /^-?\d+(\.\d+)?$/;

/** The value of a decimal digit of any script: digits stand in runs of ten, zero first. */
const digitValue = (digit: string): string => {
  const at = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(at - value - 1))) value += 1;
  return String(value);
};

/** Digits of all scripts, full-width ones too, and the separators written with Arabic digits, in ASCII. */
const toAscii = (raw: string): string =>
  raw
    .normalize('NFKC')
    .replace(/[^\P{Nd}\d]/gu, digitValue)
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',');

/**
 * Turns a number as people write or paste it into plain digits with a point: `1,250` and `£1 250.00` and `1.250,00`
 * become `1250` (`decimals: 0`) or `1250.00`; `7,80` becomes `7.80` where decimals are allowed.
 * What it does not understand comes back as it was, so that the form can say what is wrong with it.
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
  // One kind of separator, three digits after it: thousands, unless it is a point where decimals are allowed.
  const grouping = !mixed && (repeated || (fraction.length === 3 && (last === ',' || decimals === 0)));

  const whole = (grouping ? bare : bare.slice(0, at)).replace(/[.,]/g, '');
  const dropped = grouping || fraction === '' || (decimals === 0 && /^0+$/.test(fraction));
  const result = dropped ? whole : `${whole || '0'}.${fraction}`;
  return plain.test(result) ? result : raw;
};
