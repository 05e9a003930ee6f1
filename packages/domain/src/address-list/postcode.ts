/** The six forms of a British postcode, without its space. */
const forms =
  /^(?:[A-Z]\d{1,2}|[A-Z]{2}\d{1,2}|[A-Z]\d[ABCDEFGHJKPSTUW]|[A-Z]{2}\d[ABEHMNPRVWXY])\d[A-Z]{2}$/;

const compact = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z\d]/g, '');

const spaced = (code: string): string => `${code.slice(0, -3)} ${code.slice(-3)}`;

/** A British postcode as it is written, whatever its case and spaces; `null` for any other text. */
export const postcodeOf = (text: string): string | null => {
  const code = compact(text);
  return forms.test(code) ? spaced(code) : null;
};

const toDigit: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };
const toLetter: Readonly<Record<string, string>> = { 0: 'O', 1: 'I' };

/** Whether a code can be a British one at all. Dutch ones begin with a digit, and Canadian ones alternate. */
const isBritish = (code: string): boolean => /^[A-Z]/.test(code) && !/^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(code);

/** A British postcode in which letters and digits that look alike were mixed up; `null` if it is none. */
export const mendedPostcode = (text: string): string | null => {
  const code = compact(text);
  if (forms.test(code) || !isBritish(code)) return null;
  const outward = code.slice(0, -3);
  const [digit = '', ...letters] = code.slice(-3);
  const inward = (toDigit[digit] ?? digit) + letters.map((each) => toLetter[each] ?? each).join('');
  for (const area of [2, 1]) {
    const letterPart = [...outward.slice(0, area)].map((each) => toLetter[each] ?? each).join('');
    const [first = '', second = ''] = outward.slice(area);
    const start = letterPart + (toDigit[first] ?? first);
    for (const last of new Set([second, toDigit[second] ?? second])) {
      const candidate = start + last + inward;
      if (candidate.length === code.length && forms.test(candidate)) return spaced(candidate);
    }
  }
  return null;
};

/** Whether a text is the first half of a British postcode. */
export const isHalfPostcode = (text: string): boolean => /^[A-Z]{1,2}\d[A-Z\d]?$/.test(compact(text));
