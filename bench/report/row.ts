/** The bound a figure is held to: the figure itself, or what it is of its floor. */
export interface Budget {
  readonly of: 'figure' | 'ratio';
  readonly bound: 'at most' | 'at least';
  readonly limit: number;
}

/** One measured figure with what it is compared to. */
export interface Figure {
  readonly what: string;
  readonly unit: string;
  readonly measured: number;
  /** What the stack reaches without the product, in the same run and unit. */
  readonly floor?: number | undefined;
  readonly budget?: Budget | undefined;
  /** What else the reader should know of it. */
  readonly note?: string | undefined;
}

/** A figure with its verdict. */
export interface Row extends Figure {
  /** Measured against floor; missing without a floor, and where the floor is nothing at all. */
  readonly ratio?: number | undefined;
  /** Missing where there is no budget. */
  readonly holds?: boolean | undefined;
}

const holds = ({ measured, floor }: Figure, { of, bound, limit }: Budget): boolean | undefined => {
  // Multiplied, not divided: a floor of nothing is a floor, too.
  const allowed = of === 'figure' ? limit : floor === undefined ? undefined : floor * limit;
  if (allowed === undefined) return undefined;
  return bound === 'at most' ? measured <= allowed : measured >= allowed;
};

/** Compares a figure with its floor and its budget. */
export const judge = (figure: Figure): Row => ({
  ...figure,
  ratio: figure.floor ? figure.measured / figure.floor : undefined,
  holds: figure.budget && holds(figure, figure.budget),
});
