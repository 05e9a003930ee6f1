/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Parses a computed colour: `rgb(20, 41, 43)`. Throws on anything else. */
export const readRgb = (computed: string): Rgb => {
  const [red, green, blue] = (computed.match(/[\d.]+/g) ?? []).map(Number);
  if (!computed.startsWith('rgb') || red === undefined || green === undefined || blue === undefined)
    throw new Error(`${computed} is no colour.`);
  return [red, green, blue];
};

const linear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
export const contrastRatio = (one: Rgb, other: Rgb): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

/** `#14292b` */
export const toHex = (rgb: Rgb): string =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
