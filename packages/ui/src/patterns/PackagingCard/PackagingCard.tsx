import { cx } from 'class-variance-authority';
import { type KeyboardEvent, useId, useRef } from 'react';
import { Button } from '#primitives/Button/Button.tsx';
import { Picture, type Tint } from '#primitives/Picture/Picture.tsx';
import { type CardFact, CardFacts } from '../ProductCard/CardFacts';
import '../ProductCard/ProductCard.css';
import './PackagingCard.css';

/** A finish of a packaging; `price` is formatted, with its currency. */
export type PackagingOption = Readonly<{ value: string; label: string; price: string }>;

type PackagingCardProps = Readonly<{
  picture: string | null | undefined;
  tint?: Tint | undefined;
  name: string;
  headingLevel?: 2 | 3 | undefined;
  description?: string | undefined;
  facts?: readonly CardFact[] | undefined;
  options: readonly PackagingOption[];
  /** Value of the chosen option or `null`. A choice disables the other options. */
  chosen: string | null;
  onChoose: (value: string) => void;
  /** Clears the choice. */
  onRemove: () => void;
  removeLabel?: string | undefined;
  /** Shown beside the remove button. */
  removeHint?: string | undefined;
}>;

/** How far an arrow key moves within the options. */
const moves = new Map([
  ['ArrowDown', 1],
  ['ArrowRight', 1],
  ['ArrowUp', -1],
  ['ArrowLeft', -1],
]);

/** A packaging with priced finishes, of which one may be chosen. */
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
    // The button is about to unmount, so focus moves to the chosen option.
    group.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    onRemove();
  };
  /** Arrows only move: choosing replaces what another card holds, so it takes Space or a press. */
  const move = (event: KeyboardEvent, from: number) => {
    const by = moves.get(event.key);
    if (by === undefined || chosen !== null) return;
    event.preventDefault();
    const inputs = [...(group.current?.querySelectorAll('input') ?? [])];
    inputs.at((from + by) % inputs.length)?.focus();
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
          {options.map((option, index) => (
            <label key={option.value} className="option">
              <input
                type="radio"
                className="option__dot"
                name={id}
                value={option.value}
                checked={option.value === chosen}
                disabled={chosen !== null && option.value !== chosen}
                onKeyDown={(event) => move(event, index)}
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
