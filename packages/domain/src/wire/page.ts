import * as z from 'zod/mini';
import { envelopes, innermost, wholeNumber, wireNumber } from './wire';

/** The most entries of a page. */
const maxLimit = 100;

/** The cursor of the page after an entry. Callers pass it on unread. */
const toCursor = (id: string): string => `after.${id}`;

/** A cursor on the wire; in the model the id of the entry it comes after. */
const wireCursor = z.codec(z.string(), z.string(), {
  decode: (cursor, context) => {
    const id = /^after\.(\d{1,15})$/.exec(cursor)?.[1];
    if (id !== undefined) return id;
    context.issues.push({ code: 'custom', input: cursor, message: 'Cursor is not valid' });
    return z.NEVER;
  },
  encode: toCursor,
});

/**
 * The query of a list that is read in pages (`lists.pages`). Without both fields the whole list is asked for. `cursor`
 * decodes to the id of the last entry of the page before.
 */
export const pageQuery = z.object({
  cursor: z.optional(wireCursor),
  limit: z.optional(z.pipe(wireNumber, wholeNumber.check(z.minimum(1), z.maximum(maxLimit)))),
});
export type PageQuery = z.output<typeof pageQuery>;

/** How many entries a query asks for; `undefined` for the whole list. */
export const limitOf = ({ cursor, limit }: PageQuery): number | undefined =>
  limit ?? (cursor === undefined ? undefined : maxLimit);

/** A page of a list, or the whole list, which has no `nextCursor`. On the last page it is `null`. */
export interface Page<Item> {
  items: Item[];
  nextCursor?: string | null | undefined;
}

/** The page of entries that were read up to one beyond `limit`, to learn whether there are more. */
export const toPage = <Item extends { readonly id: string }>(
  read: readonly Item[],
  limit: number,
): Page<Item> => {
  const items = read.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: last && read.length > limit ? toCursor(last.id) : null };
};

/** The envelope of a list that may be read in pages: `{ data: { data, next_cursor } }`, `{ data, next_cursor }` is read too. */
/* @__NO_SIDE_EFFECTS__ */
export const pageEnvelope = <Item extends z.ZodMiniType>(item: Item) => {
  const inner = z.array(item);
  const nextCursor = z.optional(z.nullable(z.string()));
  const envelope = z.codec(z.looseObject({ data: z.unknown() }), z.object({ items: inner, nextCursor }), {
    decode: (body) => {
      const { data, next_cursor } = innermost(body);
      // The schemas of the page parse both next; only their static types are asserted here.
      return { items: data as z.input<Item>[], nextCursor: next_cursor as string | null | undefined };
    },
    encode: ({ items, nextCursor }) => ({
      success: true,
      data: { data: items, ...(nextCursor !== undefined && { next_cursor: nextCursor }) },
    }),
  });
  envelopes.add(envelope, { depth: 2 });
  return envelope;
};
