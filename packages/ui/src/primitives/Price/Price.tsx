type PriceProps = Readonly<{
  /** The amount as it is shown, e.g. `1,878.00`: formatting belongs to the domain. */
  amount: string;
  /** The currency's code, e.g. `GBP`. Leave it away where a heading names it already. */
  currency?: string | undefined;
  /** A word before the amount, e.g. `From`. */
  prefix?: string | undefined;
}>;

/** An amount of money: figures of one width, never broken over two lines, the code after it. */
export const Price = ({ amount, currency, prefix }: PriceProps) => (
  <span className="num whitespace-nowrap">{[prefix, amount, currency].filter(Boolean).join(' ')}</span>
);
