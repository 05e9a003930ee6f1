import type { RecipientGift } from '@gifting/domain/campaigns/recipient';
import type { ReactNode } from 'react';
import { cardStyles } from '#primitives/Card/Card.tsx';
import { fitOf, Picture } from '#primitives/Picture/Picture.tsx';
import './GiftCard.css';

type GiftCardProps = Readonly<{
  gift: RecipientGift;
  /** The question about its size. */
  children: ReactNode;
}>;

/** The gift of a microsite and a question about it. */
export const GiftCard = ({ gift: { name, description, picture }, children }: GiftCardProps) => (
  <div className={cardStyles({ className: 'gift-card' })}>
    <Picture className="gift-card__picture" src={picture} alt="" tint={2} fit={fitOf(picture)} />
    <div className="gift-card__name">
      <h2 className="t-heading">{name}</h2>
      {description && <p className="t-sm muted">{description}</p>}
    </div>
    <div className="gift-card__question">{children}</div>
  </div>
);
