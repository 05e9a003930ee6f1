import { useId } from 'react';
import { ButtonLink } from '#app/links.tsx';
import { orderPath } from '#app/paths.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { paymentTexts } from './PaymentScreen.texts';
import './ChangedBox.css';

const texts = paymentTexts.existing;

type OrderedBoxProps = Readonly<{ orderNumber: string; onOrderAgain: () => void }>;

/** Says that this very box is ordered already, with the way to its order and to a new box with the same contents. */
export const OrderedBox = ({ orderNumber, onOrderAgain }: OrderedBoxProps) => {
  const id = useId();
  return (
    <section className="changed" aria-labelledby={id}>
      <div role="alert" className="grid gap-3">
        <h2 className="t-heading" id={id}>
          {texts.title}
        </h2>
        <p>{texts.text(orderNumber)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={orderPath(orderNumber)} variant="primary">
          {texts.see}
        </ButtonLink>
        <Button variant="secondary" onClick={onOrderAgain}>
          {texts.again}
        </Button>
      </div>
    </section>
  );
};
