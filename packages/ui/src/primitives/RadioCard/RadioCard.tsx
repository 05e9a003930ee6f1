import { type ComponentProps, type ReactNode, useId } from 'react';
import './RadioCard.css';

type RadioCardProps = Readonly<
  Omit<ComponentProps<'input'>, 'type' | 'size' | 'className' | 'children' | 'title'> & {
    /** The option's label. */
    title: string;
    /** One or two sentences of explanation. */
    note?: string | undefined;
    /** At the right: a short word, e.g. `Free`, or an icon. */
    aside?: ReactNode;
  }
>;

/**
 * One option among a few that matter, in a `RadioCardGroup`; tied with a bow when chosen. Cards of a group share
 * `name`. Takes the result of react-hook-form's `register()`.
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
