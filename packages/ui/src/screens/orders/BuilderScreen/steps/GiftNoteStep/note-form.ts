import { type GiftNote, giftNoteForm, toGiftNote } from '@gifting/domain/orders/gift-note';
import * as z from 'zod/mini';

/** The step's form: whether a note is wanted, on which card, and its text. */
export const noteForm = z.extend(giftNoteForm, {
  wanted: z.boolean(),
  card: z.nullable(z.enum(['message', 'blank'])),
});
export type NoteFormInput = z.input<typeof noteForm>;
type NoteForm = z.output<typeof noteForm>;

/** The form with the stored note, or its defaults. */
export const toNoteForm = (note: GiftNote | null): NoteFormInput => ({
  wanted: note !== null,
  card: note && (note.withoutMessage ? 'blank' : 'message'),
  to: note?.to ?? '',
  from: note?.from ?? '',
  message: note?.message ?? '',
});

/** The note from valid form values. */
export const noteOf = ({ to, from, message }: NoteForm): GiftNote => toGiftNote({ to, from, message });
