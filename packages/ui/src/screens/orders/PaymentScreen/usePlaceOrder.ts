import { useAskCapabilities } from '@gifting/api/capabilities/queries';
import { ApiError } from '@gifting/api/core/error';
import { useCreateOrder } from '@gifting/api/orders/queries';
import { acceptOffer, changesOf, type OrderOffer, orderOffer } from '@gifting/domain/orders/offer';
import { orderIdentity, type PaymentChoice, toOrderPayload } from '@gifting/domain/orders/payload';
import { orderDelays } from '@gifting/domain/orders/steps';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { paths } from '../../../app/paths';
import { useServices, useSession } from '../../../app/ServicesProvider';
import { useAttempts, useDraft } from '../../../app/useDraft';
import { useLater } from '../../../app/useLater';
import { type InvoiceState, isWebLink } from '../../../app/web-link';
import { notify } from '../../../primitives/Toaster/toast';
import { paymentTexts as texts } from './PaymentScreen.texts';
import { useCatalogueOffer } from './useCatalogueOffer';

const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Where an order stands on the payment screen. After `placed` nothing can be sent again. */
export type Placing = 'ready' | 'sending' | 'placed';

/** A refusal for the sake of the buyer: what the box costs by now, and when that was said. */
interface Refused {
  readonly offer: OrderOffer;
  readonly at: number;
}

const offerIn = (failure: unknown): OrderOffer | null => {
  if (!(failure instanceof ApiError) || failure.status !== 409) return null;
  const parsed = z.safeParse(orderOffer, failure.details);
  return parsed.success ? parsed.data : null;
};

/**
 * Sends the order of the draft, once, and does what follows: the toast, the links, the clearing of the draft, the way
 * to the success page (PAY-21 to 29). `error` is what the server said against it, for the slot above the buttons
 * (PAY-17). While `changed` is there, what the box costs is not what the buyer saw, and nothing can be sent (BR-06).
 */
export const usePlaceOrder = () => {
  const { page } = useServices();
  const attempts = useAttempts();
  const [draft, store] = useDraft();
  const session = useSession();
  const askCapabilities = useAskCapabilities();
  const create = useCreateOrder();
  const navigate = useNavigate();
  const later = useLater();
  const [placing, setPlacing] = useState<Placing>('ready');
  const [error, setError] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [confirmedAt, setConfirmedAt] = useState(0);
  // State arrives with the next render; a second click may come before it.
  const busy = useRef(false);

  const order = orderIdentity(draft, session?.user.id);
  // Of an order that may be stored already the server speaks first: it is the order, at the prices it was placed at.
  const asked = placing === 'ready' && !attempts.isOpen(order);
  const offered = useCatalogueOffer(draft, { asked, since: confirmedAt });
  const offer = refused?.offer ?? offered;
  const changes = offer ? changesOf(draft, offer) : [];

  const confirm = () => {
    if (!offer) return;
    store.update((present) => acceptOffer(present, offer));
    if (refused) setConfirmedAt(refused.at);
    setRefused(null);
  };

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
        idempotencyKey: attempts.keyOf(order, randomKey),
      });
      setPlacing('placed');
      notify.success(message || texts.created);
      const invoice: InvoiceState | null = isWebLink(invoiceLink) ? { invoice: invoiceLink } : null;
      if (invoice) page.open(invoice.invoice, 'new tab');
      if (isWebLink(paymentLink)) {
        page.open(paymentLink, 'this tab');
        return;
      }
      // Until the box is gone too, sending it again must find this order.
      later(orderDelays.afterOrder, () => {
        attempts.forget();
        store.forget();
        // A browser may refuse a tab that is opened so long after the press: the next page has the link too.
        navigate(paths.paymentSuccessful, { state: invoice });
      });
    } catch (failure) {
      busy.current = false;
      setPlacing('ready');
      if (failure instanceof ApiError && failure.status === 401) return;
      notify.error(texts.failed);
      const present = offerIn(failure);
      if (present) {
        // The server looked for the order first, so there is none: the next attempt is a new one.
        attempts.forget();
        setRefused({ offer: present, at: Date.now() });
      } else if (failure instanceof ApiError && failure.serverMessage) setError(failure.serverMessage);
    }
  };

  return {
    placing,
    error,
    place,
    changed: offer && changes.length > 0 ? { changes, draft: acceptOffer(draft, offer), confirm } : null,
  };
};
