/** What makes a spreadsheet run a cell as a formula. */
const starts = /^[=+\-@\t\r\n＝＋－＠]/;

/** A text that a spreadsheet shows as it is: one that it would run as a formula gets an apostrophe. */
export const defused = (text: string): string => (starts.test(text) ? `'${text}` : text);

const quoted = (text: string): string =>
  /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** A line of a CSV file (RFC 4180), without formulas. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoted(defused(cell))).join(',')}\r\n`;

/** Tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = '\uFEFF';
