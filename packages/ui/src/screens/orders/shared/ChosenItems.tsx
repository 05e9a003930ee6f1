import { formatPrice } from '@gifting/domain/money/money';
import type { OrderDraft } from '@gifting/domain/orders/draft';
import { orderLines } from '@gifting/domain/orders/totals';
import { LineItem } from '#patterns/LineItem/LineItem.tsx';
import { cardStyles } from '#primitives/Card/Card.tsx';
import { tintOf } from '#primitives/Picture/Picture.tsx';
import { summaryTexts } from './summary.texts';

/** The content of the box: picture, name and unit price (ORD-02, D-17). */
export const ChosenItems = ({ draft }: { readonly draft: OrderDraft }) => {
  const { products, packaging, project } = draft;
  const items = [
    ...products,
    ...(packaging ? [{ ...packaging, description: summaryTexts.options[packaging.option] }] : []),
  ];
  const lines = orderLines(draft);
  return (
    <ul className={cardStyles({ className: 'px-5 py-1' })}>
      {items.map(({ id, name, description, picture }, index) => (
        <LineItem
          key={id}
          picture={picture}
          tint={tintOf(index)}
          name={name}
          sub={description}
          end={<b className="num">{formatPrice(lines[index]?.unit ?? 0, project?.currency ?? '')}</b>}
        />
      ))}
    </ul>
  );
};
