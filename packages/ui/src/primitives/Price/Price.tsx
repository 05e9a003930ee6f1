type PriceProps = Readonly<{
  /** The formatted amount, e.g. `1,878.00`. */
  amount: string;
  /** Currency code, e.g. `GBP`. Omit it where a heading names it. */
  currency?: string | undefined;
  /** A word before the amount, e.g. `From`. */
  prefix?: string | undefined;
}>;

/** An amount of money in tabular figures that wraps on a phone only, before the currency. */
export const Price = ({ amount, currency, prefix }: PriceProps) => (
  <span className="num whitespace-nowrap max-sm:whitespace-normal">
    {[prefix, amount, currency].filter(Boolean).join(' ')}
  </span>
);
