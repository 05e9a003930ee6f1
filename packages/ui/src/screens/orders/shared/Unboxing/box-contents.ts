import type { OrderDraft } from '@gifting/domain/orders/draft';
import type { GiftNote } from '@gifting/domain/orders/gift-note';
import type { OrderDetail } from '@gifting/domain/orders/order';
import * as z from 'zod/mini';
import type { BoxCard } from '#patterns/GiftBox/GiftBox.tsx';

const boxContents = z.object({
  things: z.array(z.object({ id: z.string(), name: z.string(), picture: z.nullable(z.string()) })),
  card: z.nullable(
    z.union([z.literal('blank'), z.object({ to: z.string(), from: z.string(), message: z.string() })]),
  ),
});
/** What recipients find in a box. */
export type BoxContents = z.output<typeof boxContents>;

/** The card of a gift note. */
export const cardOf = (note: GiftNote | null): BoxCard => {
  if (!note?.status) return null;
  return note.withoutMessage ? 'blank' : { to: note.to, from: note.from, message: note.message };
};

/** The box of a draft. */
export const draftContents = ({ products, giftNote }: OrderDraft): BoxContents => ({
  things: products.map(({ id, name, picture }) => ({ id, name, picture })),
  card: cardOf(giftNote),
});

/** The box of an order; its items have no id on the wire. */
export const orderContents = ({ items, giftNote }: OrderDetail): BoxContents => ({
  things: items.map(({ name, picture }, index) => ({ id: `${index}`, name, picture })),
  card: cardOf(giftNote),
});

const arrival = z.object({ box: boxContents });

/** The box in the navigation state of the success page; `null` if it is missing or of another shape. */
export const readBoxState = (state: unknown): BoxContents | null => {
  const parsed = z.safeParse(arrival, state);
  return parsed.success ? parsed.data.box : null;
};
