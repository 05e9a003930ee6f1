import * as z from 'zod/mini';
import { requiredText } from '../forms/fields';
import { wireText } from '../wire/wire';

/** The note that goes on top of the box, as it is stored and sent (NOTE-16). No note is `null` (NOTE-17). */
export const giftNote = z.object({
  status: z.boolean(),
  withoutMessage: z.boolean(),
  from: z._default(z.string(), ''),
  to: z._default(z.string(), ''),
  message: z._default(z.string(), ''),
});
export type GiftNote = z.output<typeof giftNote>;

/** The note of an order as an API sends it; `null` where there is none. A blank card may come without texts. */
export const wireGiftNote = z.codec(
  z.optional(
    z.nullable(
      z.object({
        status: z.boolean(),
        withoutMessage: z.boolean(),
        from: wireText,
        to: wireText,
        message: wireText,
      }),
    ),
  ),
  z.nullable(z.custom<GiftNote>()),
  { decode: (note) => note ?? null, encode: (note) => note },
);

/** What a card with a message needs (NOTE-04 to 06). */
export const giftNoteForm = z.object({
  to: requiredText('Say who the note is to', 120),
  from: requiredText('Say who the note is from', 120),
  message: requiredText('Write a message', 1000),
});
export type GiftNoteForm = z.output<typeof giftNoteForm>;

/** The blank card that carries no message (NOTE-11). */
export const blankCard: GiftNote = { status: true, withoutMessage: true, from: '', to: '', message: '' };

/** The note of a filled message form. */
export const toGiftNote = (form: GiftNoteForm): GiftNote => ({
  status: true,
  withoutMessage: false,
  ...form,
});
