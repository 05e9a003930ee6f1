import { freeSlug } from '@gifting/domain/slug/slug';
import { limitOf, type Page, type PageQuery, toPage } from '@gifting/domain/wire/page';
import { Refusal } from '../core/refusal';

/** The version of a new entry. */
export const firstVersion = '1';

/** The version of an entry after an update. */
export const nextVersion = ({ version }: { readonly version: string | null }): string =>
  String(Number(version) + 1);

/** Finds an entry by id. Throws a 404 with the message without one. */
export const findById = <Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  id: string,
  missing: string,
): Entry => {
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) throw new Refusal(404, missing);
  return entry;
};

/** Finds an entry by slug or id (B-06). Throws a 404 with the message without one. */
export const findBySlugOrId = <Entry extends { readonly id: string; readonly slug: string | null }>(
  entries: readonly Entry[],
  key: string,
  missing: string,
): Entry => {
  const entry = entries.find(({ id, slug }) => id === key || slug === key);
  if (!entry) throw new Refusal(404, missing);
  return entry;
};

/** The page of entries, newest first, that a query asks for; without one the whole list (`lists.pages`). */
export const pageOf = <Entry extends { readonly id: string }>(
  entries: Entry[],
  query: PageQuery,
): Page<Entry> => {
  const limit = limitOf(query);
  if (limit === undefined) return { items: entries };
  const { cursor } = query;
  return toPage(
    cursor === undefined ? entries : entries.filter(({ id }) => Number(id) < Number(cursor)),
    limit,
  );
};

/** Removes an entry by id and returns it; `undefined` without one. */
export const take = <Entry extends { readonly id: string }>(
  entries: Entry[],
  id: string,
): Entry | undefined => {
  const index = entries.findIndex((candidate) => candidate.id === id);
  return index === -1 ? undefined : entries.splice(index, 1)[0];
};

/** A slug for a new entry, unique in its list. */
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
