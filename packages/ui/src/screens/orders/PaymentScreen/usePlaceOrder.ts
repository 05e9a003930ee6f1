import { useAskCapabilities } from '@gifting/api/capabilities/queries';
import { ApiError } from '@gifting/api/core/error';
import { idempotencyHeader } from '@gifting/api/orders/idempotency';
import { useCreateOrder } from '@gifting/api/orders/queries';
import { orderIdentity, type PaymentChoice, toOrderPayload } from '@gifting/domain/orders/payload';
import { acceptQuote, changesOf, type OrderQuote, orderQuote } from '@gifting/domain/orders/quote';
import { orderDelays } from '@gifting/domain/orders/steps';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { paths } from '#app/paths.ts';
import { useServices, useSession } from '#app/ServicesProvider.tsx';
import { useDraft, useIdempotencyKeys } from '#app/useDraft.ts';
import { useLater } from '#app/useLater.ts';
import { type InvoiceState, isWebLink } from '#app/web-link.ts';
import { notify } from '#primitives/Toaster/toast.ts';
import { paymentTexts as texts } from './PaymentScreen.texts';
import { useCatalogueQuote } from './useCatalogueQuote';

const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Where an order stands on the payment screen. After `placed` nothing can be sent again. */
export type Placing = 'ready' | 'sending' | 'placed';

/** A refusal for the sake of the buyer: what the box costs by now, and when that was said. */
interface Refused {
  readonly quote: OrderQuote;
  readonly at: number;
}

const quoteIn = (failure: unknown): OrderQuote | null => {
  if (!(failure instanceof ApiError) || failure.status !== 409) return null;
  const parsed = z.safeParse(orderQuote, failure.details);
  return parsed.success ? parsed.data : null;
};

/**
 * Sends the order of the draft, once, and does what follows: the toast, the links, the clearing of the draft, the way
 * to the success page (PAY-21 to 29). `error` is what the server said against it, for the slot above the buttons
 * (PAY-17). While `changed` is there, what the box costs is not what the buyer saw, and nothing can be sent (BR-06).
 */
export const usePlaceOrder = () => {
  const { page } = useServices();
  const idempotencyKeys = useIdempotencyKeys();
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
  const asked = placing === 'ready' && !idempotencyKeys.isOpen(order);
  const offered = useCatalogueQuote(draft, { asked, since: confirmedAt });
  const quote = refused?.quote ?? offered;
  const changes = quote ? changesOf(draft, quote) : [];

  const confirm = () => {
    if (!quote) return;
    store.update((present) => acceptQuote(present, quote));
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
        body: payload,
        headers: { [idempotencyHeader]: idempotencyKeys.keyOf(order, randomKey) },
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
        idempotencyKeys.forget();
        store.forget();
        // A browser may refuse a tab that is opened so long after the press: the next page has the link too.
        navigate(paths.paymentSuccessful, { state: invoice });
      });
    } catch (failure) {
      busy.current = false;
      setPlacing('ready');
      if (failure instanceof ApiError && failure.status === 401) return;
      notify.error(texts.failed);
      const present = quoteIn(failure);
      if (present) {
        // The server looked for the order first, so there is none: the next attempt is a new one.
        idempotencyKeys.forget();
        setRefused({ quote: present, at: Date.now() });
      } else if (failure instanceof ApiError && failure.serverMessage) setError(failure.serverMessage);
    }
  };

  return {
    placing,
    error,
    place,
    changed: quote && changes.length > 0 ? { changes, draft: acceptQuote(draft, quote), confirm } : null,
  };
};
