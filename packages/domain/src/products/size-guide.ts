/** A size of a garment, measured in centimetres. */
export interface SizeMeasures {
  readonly size: string;
  readonly chest: number;
  readonly length: number;
}

const measure = String.raw`(\d{1,3}(?:\.\d)?)`;
const linePattern = new RegExp(String.raw`^([^,]{1,100}),\s*${measure},\s*${measure}$`);

/**
 * The sizes of a typed guide: one a line, as `M, 104, 70` for a chest of 104 and a length of 70 centimetres. `null` if a
 * line reads otherwise.
 */
export const parseSizeGuide = (text: string): SizeMeasures[] | null => {
  const rows: SizeMeasures[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const [, size = '', chest = '', length = ''] = linePattern.exec(line.trim()) ?? [];
    if (size.trim() === '') return null;
    rows.push({ size: size.trim(), chest: Number(chest), length: Number(length) });
  }
  return rows;
};

/** The sizes of a stored guide; none without one. */
export const sizesOfGuide = (guide: string | null): SizeMeasures[] =>
  guide === null ? [] : (parseSizeGuide(guide) ?? []);

const centimetresPerInch = 2.54;

/** A measure in inches, to be shown with one decimal. */
export const toInches = (centimetres: number): number => centimetres / centimetresPerInch;
