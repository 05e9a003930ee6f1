import { type ComponentProps, type ReactNode, useId } from 'react';
import './RadioCard.css';

type RadioCardProps = Readonly<
  Omit<ComponentProps<'input'>, 'type' | 'size' | 'className' | 'children' | 'title'> & {
    /** The name of the choice. */
    title: string;
    /** One or two sentences that say what it means. */
    note?: string | undefined;
    /** A short word or an icon at the right, e.g. `Free`. */
    aside?: ReactNode;
  }
>;

/**
 * One weighty choice among few; tied with a bow when chosen. Stands in a `RadioCardGroup`; all cards of a group share
 * `name` and differ in `value`. Takes the result of react-hook-form's `register()`.
 */
export const RadioCard = ({ title, note, aside, ...rest }: RadioCardProps) => {
  const id = useId();
  return (
    <label className="radio-card ties">
      <input
        {...rest}
        type="radio"
        className="radio-card__dot"
        aria-labelledby={`${id}-title`}
        aria-describedby={note || aside ? `${id}-aside ${id}-note` : undefined}
      />
      <span className="radio-card__title" id={`${id}-title`}>
        {title}
      </span>
      <span className="radio-card__aside" id={`${id}-aside`}>
        {aside}
      </span>
      {note && (
        <span className="radio-card__note" id={`${id}-note`}>
          {note}
        </span>
      )}
    </label>
  );
};
