import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
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
  /** It is in the box: shows the bow and the added label. */
  added?: boolean | undefined;
  /** Called by the button in both states, with the card's element. Omit it for a card without a button. */
  onToggle?: ((card: HTMLElement) => void) | undefined;
}>;

/**
 * A product that can be added to the box. With a mouse the button appears on hover and focus, on touch it is always
 * visible.
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
  const card = useRef<HTMLElement>(null);
  const Heading = `h${headingLevel}` as const;
  const label = added ? addedLabel : addLabel;
  return (
    <article ref={card} className={cx('product', added && 'tied')} aria-labelledby={id}>
      <div className="product__picture">
        <Picture src={picture} alt="" tint={tint} ratio="5 / 4.4" />
        {onToggle && (
          <Button
            className="product__add"
            aria-label={`${label}: ${name}`}
            onClick={() => card.current && onToggle(card.current)}
          >
            {added && <Check className="icon" />}
            {/* Wrapped, so that the tick can be inserted after browser translation moved the text. */}
            <span>{label}</span>
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
