import type { RecipientGift } from '@gifting/domain/campaigns/recipient';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { fitOf, Picture, type Tint } from '#primitives/Picture/Picture.tsx';
import './GiftToggle.css';

type GiftToggleProps = Readonly<
  Omit<ComponentProps<'input'>, 'type'> & {
    gift: RecipientGift;
    /** A line under the name, which describes the gift. */
    note?: ReactNode;
    tint: Tint;
    /** `radio` where one gift is chosen of several. */
    type?: 'checkbox' | 'radio' | undefined;
  }
>;

/** A gift to choose or not; tied with a bow while chosen (REDM-04). */
export const GiftToggle = ({
  gift: { name, picture },
  note,
  tint,
  type = 'checkbox',
  ...field
}: GiftToggleProps) => {
  const id = useId();
  return (
    <label className="gift-toggle ties">
      <Picture className="gift-toggle__picture" src={picture} alt="" tint={tint} fit={fitOf(picture)} />
      <span className="gift-toggle__text">
        <span className="t-heading" id={`${id}-name`}>
          {name}
        </span>
        {note !== undefined && (
          <span className="num muted" id={`${id}-note`}>
            {note}
          </span>
        )}
      </span>
      <input
        {...field}
        type={type}
        className="gift-toggle__box"
        aria-labelledby={`${id}-name`}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
      />
    </label>
  );
};
