import type { PersonalForm, PrimaryAddressForm } from '@gifting/domain/account/profile';
import { profileTexts as texts } from './ProfileScreen.texts';
import './ShippingLabel.css';

type ShippingLabelProps = Pick<PersonalForm, 'fullName' | 'companyName'> & PrimaryAddressForm;

/** What is typed into the forms, as the label of a parcel. It repeats them, so it is hidden from screen readers. */
export const ShippingLabel = ({
  fullName,
  companyName,
  addressLine1,
  addressLine2,
  addressLine3,
  postTown,
  postCode,
}: ShippingLabelProps) => (
  <figure className="shipping-label" aria-hidden="true">
    <div className="shipping-label__box">
      <div className="shipping-label__paper">
        <i className="shipping-label__stamp" />
        <p className="t-xs muted">{texts.deliverTo}</p>
        <b className="t-heading">{fullName}</b>
        {[companyName, addressLine1, addressLine2, addressLine3].filter(Boolean).map((line, index) => (
          // Two lines may be equal.
          <span key={`${index}-${line}`}>{line}</span>
        ))}
        <span>
          {postTown} <b className="num">{postCode}</b>
        </span>
      </div>
    </div>
    <figcaption className="t-sm muted">{texts.label}</figcaption>
  </figure>
);
