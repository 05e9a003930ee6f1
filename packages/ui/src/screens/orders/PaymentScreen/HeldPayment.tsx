import { paymentTexts as texts } from './PaymentScreen.texts';
import './HeldPayment.css';

/** Explains card payments: authorised now, charged after approval (PAY-14). */
export const HeldPayment = ({ amount }: { readonly amount: string }) => (
  <div className="held">
    <p className="strong text-balance">{texts.authorised}</p>
    <ol className="held__line">
      <li className="held__on">
        <b className="strong">{texts.steps.authorised.title}</b>
        <span className="text-muted text-sm tabular-nums">{texts.steps.authorised.note(amount)}</span>
      </li>
      <li>
        <b className="strong">{texts.steps.approved.title}</b>
        <span className="text-muted text-sm">{texts.steps.approved.note}</span>
      </li>
      <li>
        <b className="strong">{texts.steps.charged.title}</b>
        <span className="text-muted text-sm">{texts.steps.charged.note}</span>
      </li>
    </ol>
  </div>
);
