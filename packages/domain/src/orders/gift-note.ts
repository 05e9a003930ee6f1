import * as z from 'zod/mini';

/** The note that goes on top of the box, as it is stored and sent (NOTE-16). No note is `null` (NOTE-17). */
export const giftNote = z.object({
  status: z.boolean(),
  withoutMessage: z.boolean(),
  from: z._default(z.string(), ''),
  to: z._default(z.string(), ''),
  message: z._default(z.string(), ''),
});
export type GiftNote = z.output<typeof giftNote>;

const required = (message: string, max: number) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(max, `Use ${max} characters or fewer`));

/** What a card with a message needs (NOTE-04 to 06). */
export const giftNoteForm = z.object({
  to: required('Say who the note is to', 120),
  from: required('Say who the note is from', 120),
  message: required('Write a message', 1000),
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
