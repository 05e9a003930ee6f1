/** The used part of a package without types. */
declare module 'subset-font' {
  /** Returns the font with these letters only. */
  const subsetFont: (
    font: Buffer,
    letters: string,
    options: { readonly targetFormat: 'truetype' },
  ) => Promise<Buffer>;
  export default subsetFont;
}
