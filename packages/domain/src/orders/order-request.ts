import * as z from 'zod/mini';
import { type GiftNote, giftNoteForm } from './gift-note';
import type { OrderRequest } from './payload';
import type { OrderFaults } from './price-order';

/**
 * The note as it is stored: a blank card without texts, a card with all three texts, or `null`. A card that lacks a text
 * has faults.
 */
export const keptGiftNote = (
  note: GiftNote | null | undefined,
): { readonly note: GiftNote | null; readonly faults: OrderFaults } => {
  if (!note) return { note: null, faults: {} };
  const { status, withoutMessage } = note;
  if (withoutMessage) return { note: { status, withoutMessage, from: '', to: '', message: '' }, faults: {} };
  const texts = z.safeParse(giftNoteForm, note);
  if (texts.success) return { note: { status, withoutMessage, ...texts.data }, faults: {} };
  const faults = Object.fromEntries(
    texts.error.issues.map(({ path, message }) => [`gift_note.${path.join('.')}`, [message]]),
  );
  return { note: null, faults };
};

/** The fault of a single-address order without an address (D-01). */
export const deliveryFaults = ({
  multiple_delivery_address: several,
  delivery_address: delivery,
}: Pick<OrderRequest, 'multiple_delivery_address' | 'delivery_address'>): OrderFaults =>
  several || delivery ? {} : { delivery_address: ['Enter a delivery address'] };
