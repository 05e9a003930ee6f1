/** The used part of a package without types; the build of the typefaces uses it too. */
declare module 'subset-font' {
  /** Returns the font with these letters only, its axes fixed or limited. */
  const subsetFont: (
    font: Buffer,
    letters: string,
    options: {
      readonly targetFormat: 'woff2' | 'truetype';
      readonly variationAxes?: Readonly<Record<string, number | Readonly<{ min: number; max: number }>>>;
    },
  ) => Promise<Buffer>;
  export default subsetFont;
}
