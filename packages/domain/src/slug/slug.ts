/** The part of an address that names something: `Event & Offsites` is `event-offsites`. '' when nothing is left. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/**
 * A slug made from a name that none of `taken` has: the second `Mug` is `mug-2`. It is never a number, which in an
 * address would be an id; what has no letters to be called by begins with `kind`.
 */
export const freeSlug = (kind: string, name: string, taken: Iterable<string>): string => {
  const made = slugOf(name);
  const base = /[a-z]/.test(made) ? made : [kind, made].filter(Boolean).join('-');
  const used = new Set(taken);
  let slug = base;
  for (let count = 2; used.has(slug); count += 1) slug = `${base}-${count}`;
  return slug;
};
