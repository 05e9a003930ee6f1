/** The budget of a figure: a bound on the figure or on its ratio to the floor. */
export interface Budget {
  readonly of: 'figure' | 'ratio';
  readonly bound: 'at most' | 'at least';
  readonly limit: number;
}

/** A measured figure with its floor and budget. */
export interface Figure {
  readonly what: string;
  readonly unit: string;
  readonly measured: number;
  /** What the stack reaches without the product, in the same run and unit. */
  readonly floor?: number | undefined;
  readonly budget?: Budget | undefined;
  /** A note for the reader. */
  readonly note?: string | undefined;
}

/** A figure with its verdict. */
export interface Row extends Figure {
  /** Product divided by floor; missing without a floor or with a floor of zero. */
  readonly ratio?: number | undefined;
  /** Missing without a budget. */
  readonly holds?: boolean | undefined;
}

const holds = ({ measured, floor }: Figure, { of, bound, limit }: Budget): boolean | undefined => {
  // Multiplied, because the floor may be zero.
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
