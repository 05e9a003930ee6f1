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

/** The state of the order on the payment screen. After `placed` nothing can be sent. */
export type Placing = 'ready' | 'sending' | 'placed';

/** A refusal because of changed prices: the new quote, and its time. */
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
 * Places the draft's order once, then shows the toast, opens links, clears the draft and navigates (PAY-21 to 29).
 * `error` is the server's message above the buttons (PAY-17). While `changed` is set, nothing can be sent (BR-06).
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
  // A ref, because a second click may come before the next render.
  const busy = useRef(false);

  const order = orderIdentity(draft, session?.user.id);
  // If the order may be stored already, the server answers first: the stored order keeps its prices.
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
      // Until the box is cleared too, a repeated request must find this order.
      later(orderDelays.afterOrder, () => {
        idempotencyKeys.forget();
        store.forget();
        // A browser may block a tab opened this long after the click, so the next page has the link too.
        navigate(paths.paymentSuccessful, { state: invoice });
      });
    } catch (failure) {
      busy.current = false;
      setPlacing('ready');
      if (failure instanceof ApiError && failure.status === 401) return;
      notify.error(texts.failed);
      const present = quoteIn(failure);
      if (present) {
        // The server looks the order up first, so none exists: the next try gets a new key.
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
