import { type GiftNote, giftNoteForm, toGiftNote } from '@gifting/domain/orders/gift-note';
import * as z from 'zod/mini';

/** The whole step as a form: whether a note is wanted, on which card, and its words. */
export const noteForm = z.extend(giftNoteForm, {
  wanted: z.boolean(),
  card: z.nullable(z.enum(['message', 'blank'])),
});
export type NoteFormInput = z.input<typeof noteForm>;
type NoteForm = z.output<typeof noteForm>;

/** The step filled with the note that was added before, or untouched. */
export const toNoteForm = (note: GiftNote | null): NoteFormInput => ({
  wanted: note !== null,
  card: note && (note.withoutMessage ? 'blank' : 'message'),
  to: note?.to ?? '',
  from: note?.from ?? '',
  message: note?.message ?? '',
});

/** The note of a valid form. */
export const noteOf = ({ to, from, message }: NoteForm): GiftNote => toGiftNote({ to, from, message });
