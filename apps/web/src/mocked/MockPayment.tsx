import { formatPrice } from '@gifting/domain/money/money';
import { paths } from '@gifting/domain/site/paths';
import { Button, buttonStyles } from '@gifting/ui/primitives/Button/Button.tsx';
import { Card } from '@gifting/ui/primitives/Card/Card.tsx';
import { below } from '../page';
import { mockedTexts } from './mocked.texts';

const texts = mockedTexts.payment;

type MockPaymentProps = Readonly<{
  /** The order to pay; none if the address names none. */
  order: Readonly<{ id: string; total: number; currency: string }> | undefined;
  onSettled: (outcome: 'authorised' | 'failed') => void;
}>;

/** Stands in for the page of a payment provider, so that the mocked journey by card goes on. */
export const MockPayment = ({ order, onSettled }: MockPaymentProps) => (
  <main className="page py-8">
    <Card padded>
      <div className="grid gap-4 justify-items-start">
        <h1 className="t-title">{texts.title}</h1>
        {order ? (
          <>
            <p>{texts.lead}</p>
            <p className="t-heading">{texts.order(order.id)}</p>
            <Button variant="ribbon" size="lg" onClick={() => onSettled('authorised')}>
              {texts.authorise(formatPrice(order.total, order.currency))}
            </Button>
            <Button variant="danger" size="lg" onClick={() => onSettled('failed')}>
              {texts.decline}
            </Button>
          </>
        ) : (
          <>
            <p>{texts.unknown}</p>
            <a className={buttonStyles()} href={below(paths.orders)}>
              {texts.toOrders}
            </a>
          </>
        )}
      </div>
    </Card>
  </main>
);
