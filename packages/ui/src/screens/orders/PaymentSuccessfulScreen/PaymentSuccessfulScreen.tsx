import { FileText } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#app/links.tsx';
import { paths } from '#app/paths.ts';
import { ScreenTitle } from '#app/ScreenTitle.tsx';
import { readInvoiceState } from '#app/web-link.ts';
import { ResultPage } from '#patterns/ResultPage/ResultPage.tsx';
import { buttonStyles } from '#primitives/Button/Button.tsx';
import { resultLinks } from '../shared/result.texts';
import { useFinishedOrder } from '../shared/useFinishedOrder';
import { paymentSuccessfulTexts as texts } from './PaymentSuccessfulScreen.texts';

/**
 * After an order (/payment-successful): the order-flow entries are cleared, three ways on (PAYR-01 to 05). An invoice that
 * came with the order is at hand here too, for browsers that kept its tab from opening.
 */
export const PaymentSuccessfulScreen = () => {
  useFinishedOrder();
  const invoice = readInvoiceState(useLocation().state);
  return (
    <main id="main" tabIndex={-1}>
      <ScreenTitle>{texts.title}</ScreenTitle>
      <ResultPage
        outcome="tied"
        title={texts.title}
        text={texts.text}
        links={
          <>
            <ButtonLink to={paths.orders} variant="ribbon" size="lg">
              {resultLinks.orders}
            </ButtonLink>
            <ButtonLink to={paths.builder} variant="secondary" size="lg">
              {resultLinks.newOrder}
            </ButtonLink>
            <ButtonLink to={paths.contact} variant="quiet" size="lg">
              {resultLinks.contact}
            </ButtonLink>
            {invoice !== null && (
              <a
                href={invoice}
                target="_blank"
                rel="noopener noreferrer"
                className={buttonStyles({ variant: 'quiet', size: 'lg' })}
              >
                <FileText className="icon" aria-hidden="true" />
                {texts.invoice}
              </a>
            )}
          </>
        }
      />
    </main>
  );
};
