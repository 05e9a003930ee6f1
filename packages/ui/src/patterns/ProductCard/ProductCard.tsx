import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '#primitives/Button/Button.tsx';
import { Picture, type Tint } from '#primitives/Picture/Picture.tsx';
import { type CardFact, CardFacts } from './CardFacts';
import './ProductCard.css';

type ProductCardProps = Readonly<{
  picture: string | null | undefined;
  tint?: Tint | undefined;
  name: string;
  headingLevel?: 2 | 3 | 4 | undefined;
  description?: string | undefined;
  facts?: readonly CardFact[] | undefined;
  /** The last line, e.g. a `Price` with the prefix `From`. */
  price?: ReactNode;
  /** Controls of its own under the price, e.g. a `QuantityInput` and a button. */
  actions?: ReactNode;
  addLabel?: string | undefined;
  addedLabel?: string | undefined;
  /** It is in the box: the card is tied with a bow and the button says so. */
  added?: boolean | undefined;
  /** Called by the button in both states. Without it the card only shows. */
  onToggle?: (() => void) | undefined;
}>;

/**
 * A thing that can be put into the box. With a mouse the button appears on hover and on focus within, on touch it is always
 * there. Cards stand in a list: two columns from 480 px, three from 1200 px; below 480 px they lie down.
 */
export const ProductCard = ({
  picture,
  tint,
  name,
  headingLevel = 3,
  description,
  facts = [],
  price,
  actions,
  addLabel = 'Add to Giftbox',
  addedLabel = 'Added',
  added = false,
  onToggle,
}: ProductCardProps) => {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={cx('product', added && 'tied')} aria-labelledby={id}>
      <div className="product__picture">
        <Picture src={picture} alt="" tint={tint} ratio="5 / 4.4" />
        {onToggle && (
          <Button className="product__add" aria-pressed={added} aria-describedby={id} onClick={onToggle}>
            {added && <Check className="icon" />}
            {/* An element, which the tick can be put before even when a browser's translator has moved the words. */}
            <span>{added ? addedLabel : addLabel}</span>
          </Button>
        )}
      </div>
      <div className="product__body">
        <Heading className="t-heading" id={id}>
          {name}
        </Heading>
        {description && <p className="text-sm text-muted">{description}</p>}
        <CardFacts facts={facts} />
        {price && <p className="product__price">{price}</p>}
        {actions && <div className="product__actions">{actions}</div>}
      </div>
    </article>
  );
};
