/** A compartment of the box from above, in fractions of its inside. */
export type Compartment = Readonly<{ left: number; top: number; width: number; height: number }>;

/** Divides the box: columns of equal width, whose cells are of equal height; later columns take what is left over. */
export const compartmentsFor = (count: number): readonly Compartment[] => {
  const columns = Math.ceil(Math.sqrt(count));
  return Array.from({ length: columns }, (_, column) => {
    const first = Math.floor((column * count) / columns);
    const cells = Math.floor(((column + 1) * count) / columns) - first;
    return Array.from({ length: cells }, (_, cell) => ({
      left: column / columns,
      top: cell / cells,
      width: 1 / columns,
      height: 1 / cells,
    }));
  }).flat();
};
