import { cx } from 'class-variance-authority';
import { useId, useRef } from 'react';
import { Button } from '#primitives/Button/Button.tsx';
import { Picture, type Tint } from '#primitives/Picture/Picture.tsx';
import { type CardFact, CardFacts } from '../ProductCard/CardFacts';
import '../ProductCard/ProductCard.css';
import './PackagingCard.css';

/** One finish of a packaging. `price` as it is shown, with its currency. */
export type PackagingOption = Readonly<{ value: string; label: string; price: string }>;

type PackagingCardProps = Readonly<{
  picture: string | null | undefined;
  tint?: Tint | undefined;
  name: string;
  headingLevel?: 2 | 3 | undefined;
  description?: string | undefined;
  facts?: readonly CardFact[] | undefined;
  options: readonly PackagingOption[];
  /** The value of the chosen option, or `null`. While there is one the others cannot be chosen. */
  chosen: string | null;
  onChoose: (value: string) => void;
  /** Frees the options again. */
  onRemove: () => void;
  removeLabel?: string | undefined;
  /** Beside the button that removes. */
  removeHint?: string | undefined;
}>;

/** A box or pouch with its priced finishes, of which one may be chosen; tied with a bow once it is. */
export const PackagingCard = ({
  picture,
  tint,
  name,
  headingLevel = 3,
  description,
  facts = [],
  options,
  chosen,
  onChoose,
  onRemove,
  removeLabel = 'Remove',
  removeHint = 'Remove it to choose again.',
}: PackagingCardProps) => {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const Heading = `h${headingLevel}` as const;
  const remove = () => {
    // the button is about to go; focus stays on the option that was chosen
    group.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    onRemove();
  };
  return (
    <article className={cx('packaging', chosen !== null && 'tied')} aria-labelledby={id}>
      <div className="packaging__picture">
        <Picture src={picture} alt="" tint={tint} ratio="5 / 4.4" />
      </div>
      <div className="product__body">
        <Heading className="t-heading" id={id}>
          {name}
        </Heading>
        {description && <p className="text-sm text-muted">{description}</p>}
        <CardFacts facts={facts} />
        <div ref={group} className="packaging__options" role="radiogroup" aria-labelledby={id}>
          {options.map((option) => (
            <label key={option.value} className="option">
              <input
                type="radio"
                className="option__dot"
                name={id}
                value={option.value}
                checked={option.value === chosen}
                disabled={chosen !== null && option.value !== chosen}
                onChange={() => onChoose(option.value)}
              />
              <span>{option.label}</span>
              <span className="option__price num">{option.price}</span>
            </label>
          ))}
        </div>
        {chosen !== null && (
          <div className="packaging__foot">
            <span className="text-sm text-muted">{removeHint}</span>
            <Button variant="danger" size="sm" aria-label={`${removeLabel} ${name}`} onClick={remove}>
              {removeLabel}
            </Button>
          </div>
        )}
      </div>
    </article>
  );
};
