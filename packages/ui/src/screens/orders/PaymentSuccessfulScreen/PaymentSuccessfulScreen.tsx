import { ButtonLink } from '../../../app/links';
import { paths } from '../../../app/paths';
import { ScreenTitle } from '../../../app/ScreenTitle';
import { ResultPage } from '../../../patterns/ResultPage/ResultPage';
import { resultLinks } from '../shared/result.texts';
import { useFinishedOrder } from '../shared/useFinishedOrder';
import { paymentSuccessfulTexts as texts } from './PaymentSuccessfulScreen.texts';

/** After an order (/payment-successful): the order-flow entries are cleared, three ways on (PAYR-01 to 05). */
export const PaymentSuccessfulScreen = () => {
  useFinishedOrder();
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
          </>
        }
      />
    </main>
  );
};
