import { useAskCapabilities } from '@gifting/api/capabilities/queries';
import { ApiError } from '@gifting/api/core/error';
import { useCreateOrder } from '@gifting/api/orders/queries';
import { type PaymentChoice, toOrderPayload } from '@gifting/domain/orders/payload';
import { orderDelays } from '@gifting/domain/orders/steps';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { useDraft, useServices, useSession } from '../../../app/ServicesProvider';
import { useLater } from '../../../app/useLater';
import { notify } from '../../../primitives/Toaster/toast';
import { paymentTexts as texts } from './PaymentScreen.texts';

const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Only what a browser opens as a page is followed; anything else in an answer is no link. */
const isLink = (link: string | null): link is string => link !== null && /^(https?:\/\/|\/(?!\/))/.test(link);

/** Where an order stands on the payment screen. After `placed` nothing can be sent again. */
export type Placing = 'ready' | 'sending' | 'placed';

/**
 * Sends the order of the draft, once, and does what follows: the toast, the links, the clearing of the draft, the way
 * to the success page (PAY-21 to 29). `error` is what the server said against it, for the slot above the buttons (PAY-17).
 */
export const usePlaceOrder = () => {
  const { page, attempts } = useServices();
  const [draft, store] = useDraft();
  const session = useSession();
  const askCapabilities = useAskCapabilities();
  const create = useCreateOrder();
  const navigate = useNavigate();
  const later = useLater();
  const [placing, setPlacing] = useState<Placing>('ready');
  const [error, setError] = useState<string | null>(null);
  // State arrives with the next render; a second click may come before it.
  const busy = useRef(false);

  const place = async (payment: PaymentChoice): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setPlacing('sending');
    setError(null);
    try {
      const capabilities = await askCapabilities();
      const payload = toOrderPayload(draft, { userId: session?.user.id, payment, capabilities });
      if (!payload) throw new Error('The screen offers to order only what can be ordered.');
      const { message, invoiceLink, paymentLink } = await create.mutateAsync({
        payload,
        idempotencyKey: attempts.keyOf(payload, randomKey),
      });
      setPlacing('placed');
      notify.success(message || texts.created);
      if (isLink(invoiceLink)) page.open(invoiceLink, 'new tab');
      if (isLink(paymentLink)) {
        page.open(paymentLink, 'this tab');
        return;
      }
      // Until the box is gone too, sending it again must find this order.
      later(orderDelays.afterOrder, () => {
        attempts.forget();
        store.clear();
        navigate(paths.paymentSuccessful);
      });
    } catch (failure) {
      busy.current = false;
      setPlacing('ready');
      if (failure instanceof ApiError && failure.status === 401) return;
      notify.error(texts.failed);
      if (failure instanceof ApiError && failure.serverMessage) setError(failure.serverMessage);
    }
  };

  return { placing, error, place };
};
