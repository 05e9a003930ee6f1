import { formatAmount, formatPrice } from '@gifting/domain/money/money';
import { ButtonLink } from '#app/links.tsx';
import { paths } from '#app/paths.ts';
import { LineItem } from '#patterns/LineItem/LineItem.tsx';
import { PackingSlip } from '#patterns/PackingSlip/PackingSlip.tsx';
import { cardStyles } from '#primitives/Card/Card.tsx';
import { tintOf } from '#primitives/Picture/Picture.tsx';
import { OrderLayout } from '../shared/OrderLayout';
import { obstacleTexts } from '../shared/OrderObstacle';
import { summaryTexts } from '../shared/summary.texts';
import { checkoutTexts as texts } from './CheckoutScreen.texts';
import type { TechnologyArrival } from './technology-arrival';

/** The result of the technology page's demo, read-only, with a link to the builder (D-06). */
export const TechnologyItems = ({ arrival }: { readonly arrival: TechnologyArrival }) => {
  const { currency } = arrival;
  const items = [...arrival.products, ...arrival.packaging];
  const total = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return (
    <OrderLayout
      title={texts.title}
      lead={texts.fromTechnology}
      side={
        <>
          <PackingSlip
            title={summaryTexts.title}
            lines={items.map(({ name, price, quantity }, index) => ({
              key: `${index}-${name}`,
              name,
              detail: `${formatAmount(price)} × ${quantity}`,
              amount: formatAmount(price * quantity),
            }))}
            totalLabel={summaryTexts.total}
            total={formatPrice(total, currency)}
            note={texts.shipping}
          />
          <ButtonLink to={paths.builder} variant="primary" size="lg" block>
            {obstacleTexts['empty box'].start}
          </ButtonLink>
        </>
      }
    >
      <ul className={cardStyles({ className: 'px-5 py-1' })}>
        {items.map(({ name, picture, price }, index) => (
          <LineItem
            // Demo items have no id, and their order never changes.
            key={`${index}-${name}`}
            picture={picture}
            tint={tintOf(index)}
            name={name}
            end={<b className="num">{formatPrice(price, currency)}</b>}
          />
        ))}
      </ul>
    </OrderLayout>
  );
};
