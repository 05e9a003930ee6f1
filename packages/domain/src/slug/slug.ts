/** The slug of a name: `Event & Offsites` gives `event-offsites`; '' if no letter or digit is left. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/**
 * A slug that is not in `taken`: the second `Mug` is `mug-2`. It is never a number, which would read as an id; a name
 * without letters gets a slug that starts with `kind`.
 */
export const freeSlug = (kind: string, name: string, taken: Iterable<string>): string => {
  const made = slugOf(name);
  const base = /[a-z]/.test(made) ? made : [kind, made].filter(Boolean).join('-');
  const used = new Set(taken);
  let slug = base;
  for (let count = 2; used.has(slug); count += 1) slug = `${base}-${count}`;
  return slug;
};
