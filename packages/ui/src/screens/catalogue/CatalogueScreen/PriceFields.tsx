import { type CatalogueWish, catalogueAddress } from '@gifting/domain/catalogue/asked';
import { toAmount } from '@gifting/domain/money/money';
import * as z from 'zod/mini';
import { NumberField } from '#primitives/NumberField/NumberField.tsx';
import { catalogueTexts as texts } from './CatalogueScreen.texts';
import { useTyped } from './useTyped';
import type { ChangeWish } from './useWish';

type PriceFieldProps = Readonly<{
  name: 'price_from' | 'price_to';
  label: string;
  wish: CatalogueWish;
  change: ChangeWish;
}>;

const typedPrice = catalogueAddress.shape.price_to;

const PriceField = ({ name, label, wish, change }: PriceFieldProps) => {
  const present = wish[name];
  const price = useTyped(present === undefined ? '' : String(toAmount(present)), (text) => {
    const { data, success } = z.safeParse(typedPrice, text || undefined);
    if (success)
      change(
        ({ [name]: _, page: __, ...rest }) => ({ ...rest, ...(data !== undefined && { [name]: data }) }),
        {
          replace: true,
        },
      );
  });
  return (
    <NumberField
      size="sm"
      decimals={2}
      label={label}
      value={price.text}
      error={z.safeParse(typedPrice, price.text || undefined).success ? '' : texts.badPrice}
      onChange={({ target }) => price.onType(target.value)}
    />
  );
};

/** The lowest and the highest price of one piece. */
export const PriceFields = (props: Omit<PriceFieldProps, 'name' | 'label'>) => (
  <div className="catalogue__prices">
    <PriceField {...props} name="price_from" label={texts.priceFrom} />
    <PriceField {...props} name="price_to" label={texts.priceTo} />
  </div>
);
