import { freeSlug } from '@gifting/domain/slug/slug';
import { Refusal } from '../core/refusal';

/** The entry of an id. Throws a 404 with the message when there is none. */
export const byId = <Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  id: string,
  missing: string,
): Entry => {
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) throw new Refusal(404, missing);
  return entry;
};

/** The entry an address names, by its slug or its id (B-06). Throws a 404 as {@link byId} does. */
export const named = <Entry extends { readonly id: string; readonly slug: string | null }>(
  entries: readonly Entry[],
  key: string,
  missing: string,
): Entry => {
  const entry = entries.find(({ id, slug }) => id === key || slug === key);
  if (!entry) throw new Refusal(404, missing);
  return entry;
};

/** Takes the entry of an id out of its list; `undefined` when there is none. */
export const take = <Entry extends { readonly id: string }>(
  entries: Entry[],
  id: string,
): Entry | undefined => {
  const index = entries.findIndex((candidate) => candidate.id === id);
  return index === -1 ? undefined : entries.splice(index, 1)[0];
};

/** A slug for a new entry that none of its list has. */
export const newSlug = (
  kind: string,
  name: string,
  entries: readonly { readonly slug: string | null }[],
): string =>
  freeSlug(
    kind,
    name,
    entries.flatMap(({ slug }) => slug ?? []),
  );
