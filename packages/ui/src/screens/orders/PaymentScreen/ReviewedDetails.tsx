import type { Address } from '@gifting/domain/orders/address';
import type { BuilderStep, OrderDraft } from '@gifting/domain/orders/draft';
import { reopenStep } from '@gifting/domain/orders/steps';
import { countryName } from '@gifting/domain/tax/countries';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useDraft } from '#app/useDraft.ts';
import { Breakable } from '#primitives/Breakable/Breakable.tsx';
import { cardStyles } from '#primitives/Card/Card.tsx';
import { linkStyles } from '#primitives/TextLink/TextLink.tsx';
import { fromReview } from '../BuilderScreen/review-arrival';
import { checkoutTexts } from '../CheckoutScreen/CheckoutScreen.texts';
import { GiftNoteWords } from '../shared/GiftNoteWords/GiftNoteWords';
import { paymentTexts } from './PaymentScreen.texts';
import './ReviewedDetails.css';

const texts = paymentTexts.reviewed;

type ChangeLinkProps = Readonly<{
  /** What it changes: `Change gift note`. */
  part: string;
  /** The builder's step; the addresses' screen without one. */
  step?: BuilderStep | undefined;
  /** Says in sight what it changes, where no title beside it does. */
  named?: boolean | undefined;
}>;

/** Opens the screen of a part of the order, whose next button returns to the review. */
export const ChangeLink = ({ part, step, named = false }: ChangeLinkProps) => {
  const [, store] = useDraft();
  const target =
    step === undefined
      ? { to: paths.orderDetails }
      : {
          to: paths.builder,
          state: fromReview,
          onClick: () => store.update((present) => reopenStep(present, step)),
        };
  return (
    <Link {...target} className={linkStyles({ tall: true })} aria-label={texts.changePart(part)}>
      {named ? texts.changePart(part) : texts.change}
    </Link>
  );
};

const Lines = ({ address, country }: { readonly address: Address; readonly country: string | undefined }) => (
  <address className="not-italic">
    {[
      address.line1,
      address.line2,
      address.line3,
      address.postTown,
      address.postCode,
      country === undefined ? '' : countryName(country),
    ]
      .filter((line) => line !== '')
      .map((line, index) => (
        <span key={`${index} ${line}`} className="block">
          {line}
        </span>
      ))}
  </address>
);

type PartProps = Readonly<{ title: string; step?: BuilderStep | undefined; children: ReactNode }>;

const Part = ({ title, step, children }: PartProps) => (
  <li className="reviewed__part">
    <h3 className="strong">{title}</h3>
    <div className="reviewed__content">{children}</div>
    <ChangeLink part={title} step={step} />
  </li>
);

/** Everything about the order besides its lines: note, delivery, addresses and contact, each with a link to change it. */
export const ReviewedDetails = ({ draft }: { readonly draft: OrderDraft }) => {
  const { giftNote, checkout, project } = draft;
  return (
    <ul className={cardStyles({ className: 'reviewed' })}>
      <Part title={texts.note} step={5}>
        {giftNote?.status ? <GiftNoteWords note={giftNote} /> : <p>{texts.noNote}</p>}
      </Part>
      {checkout && (
        <>
          <Part title={texts.method}>
            <p>{checkout.method ? checkoutTexts.methods[checkout.method].title : texts.noMethod}</p>
            {checkout.campaignName && <p className="text-muted">{texts.campaign(checkout.campaignName)}</p>}
          </Part>
          <Part title={texts.delivery}>
            {checkout.delivery ? (
              <Lines address={checkout.delivery} country={checkout.tax?.deliveryCountry ?? undefined} />
            ) : (
              <p>{texts.several}</p>
            )}
          </Part>
          <Part title={texts.billing}>
            <Lines address={checkout.billing} country={checkout.tax?.billingCountry} />
            {checkout.tax?.vatNumber && (
              <p className="text-muted">{texts.vatNumber(checkout.tax.vatNumber)}</p>
            )}
          </Part>
        </>
      )}
      {project && (
        <Part title={texts.contact} step={1}>
          <p>{project.name}</p>
          <p>
            <Breakable address={project.email} />
          </p>
          <p>{project.phone}</p>
        </Part>
      )}
    </ul>
  );
};
