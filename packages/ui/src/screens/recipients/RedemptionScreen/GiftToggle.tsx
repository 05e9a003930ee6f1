import type { RedeemableGift } from '@gifting/domain/campaigns/recipient';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { fitOf, Picture, type Tint } from '#primitives/Picture/Picture.tsx';
import './GiftToggle.css';

type GiftToggleProps = UseFormRegisterReturn &
  Readonly<{
    gift: RedeemableGift;
    tint: Tint;
  }>;

/** A gift to choose or not; tied with a bow while chosen (REDM-04). */
export const GiftToggle = ({ gift: { name, picture, price }, tint, ...field }: GiftToggleProps) => {
  const id = useId();
  return (
    <label className="gift-toggle ties">
      <Picture className="gift-toggle__picture" src={picture} alt="" tint={tint} fit={fitOf(picture)} />
      <span className="gift-toggle__text">
        <span className="t-heading" id={`${id}-name`}>
          {name}
        </span>
        <span className="num muted" id={`${id}-price`}>
          {price}
        </span>
      </span>
      <input
        {...field}
        type="checkbox"
        className="gift-toggle__box"
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-price`}
      />
    </label>
  );
};
