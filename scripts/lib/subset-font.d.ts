/** The part of the package that is used here; it brings no types of its own. */
declare module 'subset-font' {
  /** The font with these letters only, its axes at one place or within bounds. */
  const subsetFont: (
    font: Buffer,
    letters: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly variationAxes: Readonly<Record<string, number | Readonly<{ min: number; max: number }>>>;
    },
  ) => Promise<Buffer>;
  export default subsetFont;
}
