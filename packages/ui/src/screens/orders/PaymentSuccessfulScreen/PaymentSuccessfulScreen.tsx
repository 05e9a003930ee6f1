import { waitsForAddresses } from '@gifting/domain/orders/address';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#app/links.tsx';
import { paths } from '#app/paths.ts';
import { ScreenTitle } from '#app/ScreenTitle.tsx';
import { useDraft } from '#app/useDraft.ts';
import { readInvoiceState } from '#app/web-link.ts';
import { ResultPage } from '#patterns/ResultPage/ResultPage.tsx';
import { buttonStyles } from '#primitives/Button/Button.tsx';
import { NextAddresses } from '../shared/Addresses/NextAddresses';
import { readWaitingState } from '../shared/Addresses/waiting-state';
import { useDrawnLogo } from '../shared/BuyerLogo/useBuyerLogo';
import { resultLinks } from '../shared/result.texts';
import { draftContents, readBoxState } from '../shared/Unboxing/box-contents';
import { Unboxing } from '../shared/Unboxing/Unboxing';
import { useFinishedOrder } from '../shared/useFinishedOrder';
import { paymentSuccessfulTexts as texts } from './PaymentSuccessfulScreen.texts';

/**
 * After an order (/payment-successful): clears the order-flow entries and links on (PAYR-01 to 05). Also links the
 * order's invoice, for browsers that blocked its tab, shows the ordered box, and leads to the addresses it waits for.
 */
export const PaymentSuccessfulScreen = () => {
  const [draft] = useDraft();
  const { state } = useLocation();
  // From a payment provider's page the box is still stored, until this screen clears it.
  const [box] = useState(() => readBoxState(state) ?? draftContents(draft));
  const [waits] = useState(() => readWaitingState(state) || waitsForAddresses(draft.checkout));
  useFinishedOrder();
  useDrawnLogo();
  const invoice = readInvoiceState(state);
  return (
    <main id="main" tabIndex={-1}>
      <ScreenTitle>{texts.title}</ScreenTitle>
      <ResultPage
        outcome="tied"
        more={
          (waits || box.things.length > 0) && (
            <>
              {waits && <NextAddresses />}
              {box.things.length > 0 && <Unboxing box={box} tying />}
            </>
          )
        }
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
