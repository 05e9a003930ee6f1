import { ButtonLink } from '#app/links.tsx';
import { paths } from '#app/paths.ts';
import { ScreenTitle } from '#app/ScreenTitle.tsx';
import { ResultPage } from '#patterns/ResultPage/ResultPage.tsx';
import { resultLinks } from '../shared/result.texts';
import { useFinishedOrder } from '../shared/useFinishedOrder';
import { paymentErrorTexts as texts } from './PaymentErrorScreen.texts';

/**
 * After a failed payment (/payment-error): clears the entries as specified; New Order starts again (PAYR-06 to 11,
 * D-11).
 */
export const PaymentErrorScreen = () => {
  useFinishedOrder();
  return (
    <main id="main" tabIndex={-1}>
      <ScreenTitle>{texts.title}</ScreenTitle>
      <ResultPage
        outcome="undone"
        title={texts.title}
        text={texts.text}
        links={
          <>
            <ButtonLink to={paths.contact} variant="primary" size="lg">
              {resultLinks.contact}
            </ButtonLink>
            <ButtonLink to={paths.orders} variant="secondary" size="lg">
              {resultLinks.orders}
            </ButtonLink>
            <ButtonLink to={paths.builder} variant="quiet" size="lg">
              {resultLinks.newOrder}
            </ButtonLink>
          </>
        }
      />
    </main>
  );
};
