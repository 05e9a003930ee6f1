import type { ClaimView } from '@gifting/domain/campaigns/claim';
import { instantsOf } from '@gifting/domain/campaigns/opening';
import type { ReactNode } from 'react';
import { ScreenTitle } from '#app/ScreenTitle.tsx';
import { Card } from '#primitives/Card/Card.tsx';
import { Picture, type Tint } from '#primitives/Picture/Picture.tsx';
import { Tag, type TagStatus } from '#primitives/Tag/Tag.tsx';
import { useRecipientTexts } from '../shared/languages/useRecipientTexts';
import type { PagedState } from './link-state.texts';
import './LinkStatePage.css';

type Look = Readonly<{ picture: string; tint: Tint; status: TagStatus }>;

const looks: Readonly<Record<PagedState, Look>> = {
  'unknown link': { picture: '/pictures/card.svg', tint: 2, status: 'failed' },
  cancelled: { picture: '/pictures/state-error.svg', tint: 0, status: 'failed' },
  draft: { picture: '/pictures/giftbox.svg', tint: 0, status: 'pending' },
  'yours already': { picture: '/pictures/giftbox.svg', tint: 1, status: 'active' },
  'claimed by somebody else': { picture: '/pictures/card.svg', tint: 1, status: 'active' },
  'not yet open': { picture: '/pictures/giftbox.svg', tint: 0, status: 'pending' },
  closed: { picture: '/pictures/box-mailer.svg', tint: 3, status: 'cancel' },
  paused: { picture: '/pictures/box-keepsake.svg', tint: 2, status: 'cancel' },
  'all gone': { picture: '/pictures/state-empty.svg', tint: 1, status: 'cancel' },
};

type LinkStatePageProps = Readonly<{
  state: PagedState;
  view: ClaimView;
  /** What to do next: a button or link. */
  children: ReactNode;
}>;

/** The page of a claim link that cannot be used now: who it is from, what happened, what to do next. */
export const LinkStatePage = ({ state, view, children }: LinkStatePageProps) => {
  const { sender, company, opens, closes, timeZone } = view;
  const { texts, instant } = useRecipientTexts();
  const { tag, title, text } = texts.linkStates[state];
  const { picture, tint, status } = looks[state];
  const { opensAt, closesAt } = instantsOf({ opens, closes, timeZone });
  const time = state === 'not yet open' ? opensAt : closesAt;
  const heading = title(time && timeZone ? instant(time, timeZone) : '');
  return (
    <div className="link-state">
      <ScreenTitle>{heading}</ScreenTitle>
      <Card className="link-state__card">
        <Picture className="link-state__picture" src={picture} alt="" tint={tint} ratio="16 / 9" />
        <div className="link-state__text">
          <Tag status={status}>{tag}</Tag>
          <p className="t-sm muted">
            {sender ? texts.claim.from(sender, company) : texts.link.unknownSender}
          </p>
          <h1 className="t-title">{heading}</h1>
          <p>{text(sender)}</p>
          <div className="row">{children}</div>
        </div>
      </Card>
    </div>
  );
};
