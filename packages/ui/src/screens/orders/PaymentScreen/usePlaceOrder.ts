import { useAskCapabilities } from '@gifting/api/capabilities/queries';
import { ApiError } from '@gifting/api/core/error';
import { idempotencyHeader } from '@gifting/api/orders/idempotency';
import { useCreateOrder } from '@gifting/api/orders/queries';
import { idempotencyKeyOf } from '@gifting/client-state/orders/idempotency-key';
import { waitsForAddresses } from '@gifting/domain/orders/address';
import type { OrderDraft } from '@gifting/domain/orders/draft';
import { type ExistingOrder, existingOrder } from '@gifting/domain/orders/existing-order';
import { orderIdentity, type PaymentChoice, toOrderPayload } from '@gifting/domain/orders/payload';
import { acceptQuote, changesOf, type OrderQuote, orderQuote } from '@gifting/domain/orders/quote';
import { orderDelays } from '@gifting/domain/orders/steps';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { handOverToast } from '#app/handed-toast.ts';
import { paths } from '#app/paths.ts';
import { useServices, useSession } from '#app/ServicesProvider.tsx';
import { useDraft, useSentOrder } from '#app/useDraft.ts';
import { useLater } from '#app/useLater.ts';
import { type InvoiceState, isWebLink } from '#app/web-link.ts';
import { notify } from '#primitives/Toaster/toast.ts';
import type { WaitingState } from '../shared/Addresses/waiting-state';
import { useBoxArtwork } from '../shared/Artwork/useBoxArtwork';
import { draftContents } from '../shared/Unboxing/box-contents';
import { paymentTexts as texts } from './PaymentScreen.texts';
import { useCatalogueQuote } from './useCatalogueQuote';

/**
 * The state of the order on the payment screen. After `placed` nothing can be sent, nor while the payment provider's page
 * opens (`paying`).
 */
export type Placing = 'ready' | 'sending' | 'placed' | 'paying';

/** A refusal because of changed prices: the new quote, and its time. */
interface Refused {
  readonly quote: OrderQuote;
  readonly at: number;
}

/** The details of a 409, if they fit. */
const conflictIn = <Schema extends z.ZodMiniType>(failure: unknown, schema: Schema) => {
  if (!(failure instanceof ApiError) || failure.status !== 409) return null;
  const parsed = z.safeParse(schema, failure.details);
  return parsed.success ? parsed.data : null;
};

/**
 * Places the draft's order once, then shows the toast, opens links, clears the draft and navigates (PAY-21 to 29).
 * `error` is the server's message above the buttons (PAY-17). While `changed` or `existing` is set, nothing can be sent
 * (BR-06): prices changed, or another tab has ordered this very box. `onOrdered` gets the box before it is cleared.
 */
export const usePlaceOrder = (onOrdered: (box: OrderDraft) => void) => {
  const { page, tabStorage } = useServices();
  const sent = useSentOrder();
  const [draft, store] = useDraft();
  const session = useSession();
  const [{ sent: artwork }] = useBoxArtwork();
  const askCapabilities = useAskCapabilities();
  const create = useCreateOrder();
  const navigate = useNavigate();
  const later = useLater();
  const [placing, setPlacing] = useState<Placing>('ready');
  const [error, setError] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [confirmedAt, setConfirmedAt] = useState(0);
  const [existing, setExisting] = useState<ExistingOrder | null>(null);
  // A ref, because a second click may come before the next render.
  const busy = useRef(false);

  const key = idempotencyKeyOf(draft.boxId ?? '', orderIdentity(draft, session?.user.id, artwork?.id));
  // If the order may be stored already, the server answers first: the stored order keeps its prices.
  const asked = placing === 'ready' && !sent.isOpen(key);
  const offered = useCatalogueQuote(draft, { asked, since: confirmedAt });
  const quote = refused?.quote ?? offered;
  const changes = quote ? changesOf(draft, quote) : [];

  const confirm = () => {
    if (!quote) return;
    store.update((present) => acceptQuote(present, quote));
    if (refused) setConfirmedAt(refused.at);
    setRefused(null);
  };

  const placeOrder = async (payment: PaymentChoice): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setPlacing('sending');
    setError(null);
    try {
      const capabilities = await askCapabilities();
      const onlyNew = !sent.isOpen(key);
      const payload = toOrderPayload(draft, {
        userId: session?.user.id,
        payment,
        capabilities,
        artworkId: artwork?.id,
        onlyNew,
      });
      if (!payload) throw new Error('The screen offers to order only what can be ordered.');
      sent.remember(key);
      const { message, invoiceLink, paymentLink } = await create.mutateAsync({
        body: payload,
        headers: { [idempotencyHeader]: key },
      });
      const placed = message || texts.created;
      notify.success(placed);
      const invoice: InvoiceState | null = isWebLink(invoiceLink) ? { invoice: invoiceLink } : null;
      if (invoice) page.open(invoice.invoice, 'new tab');
      if (isWebLink(paymentLink)) {
        setPlacing('paying');
        handOverToast(tabStorage, placed);
        page.open(paymentLink, 'this tab');
        return;
      }
      setPlacing('placed');
      onOrdered(draft);
      // Until the box is cleared too, a repeated request must find this order.
      later(orderDelays.afterOrder, () => {
        sent.forget();
        store.forget();
        // A browser may block a tab opened this long after the click, so the next page has the link too.
        const waiting: WaitingState | null = waitsForAddresses(draft.checkout)
          ? { waitsForAddresses: true }
          : null;
        navigate(paths.paymentSuccessful, { state: { ...invoice, ...waiting, box: draftContents(draft) } });
      });
    } catch (failure) {
      busy.current = false;
      setPlacing('ready');
      if (failure instanceof ApiError && failure.status === 401) return;
      const known = conflictIn(failure, existingOrder);
      if (known) {
        sent.forget();
        setExisting(known);
        return;
      }
      notify.error(texts.failed);
      const present = conflictIn(failure, orderQuote);
      if (present) {
        // The server looks the order up first, so none exists.
        sent.forget();
        setRefused({ quote: present, at: Date.now() });
      } else if (failure instanceof ApiError && failure.serverMessage) setError(failure.serverMessage);
    }
  };

  const orderAgain = () => {
    store.update((present) => ({ ...present, boxId: null }));
    setExisting(null);
  };

  return {
    placing,
    error,
    placeOrder,
    existing: existing && { ...existing, orderAgain },
    changed: quote && changes.length > 0 ? { changes, draft: acceptQuote(draft, quote), confirm } : null,
  };
};
