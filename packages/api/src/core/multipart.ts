/**
 * Multipart encoding for client, mocks and server: nested values under bracket names (`images[0]`,
 * `price_ranges[0][min_quantity]`), files as files, everything else as text.
 */

/** The deepest nesting that is read. No row nests deeper. */
const maxDepth = 4;

const nestedName = /* @__PURE__ */ new RegExp(`^([^[\\]]+)((?:\\[[^[\\]]+\\]){0,${maxDepth}})$`);

const append = (form: FormData, name: string, value: unknown): void => {
  if (value === undefined || value === null) return;
  if (value instanceof Blob) form.append(name, value);
  else if (typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) append(form, `${name}[${key}]`, inner);
  else form.append(name, String(value));
};

/** Encodes a body as a form. `undefined`, `null` and empty lists have no field. */
export const toFormData = (body: Readonly<Record<string, unknown>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) append(form, name, value);
  return form;
};

type Branch = Map<string, string | File | Branch>;

const branchAt = (parent: Branch, key: string): Branch => {
  const known = parent.get(key);
  if (known instanceof Map) return known;
  const branch: Branch = new Map();
  parent.set(key, branch);
  return branch;
};

const isPosition = (key: string): boolean => /^\d+$/.test(key);

/** Converts a branch to a list if all keys are indices (gaps are closed), else to a record. */
const settle = (branch: Branch): unknown => {
  const entries = [...branch].map(
    ([key, value]) => [key, value instanceof Map ? settle(value) : value] as const,
  );
  return entries.every(([key]) => isPosition(key))
    ? entries.sort(([one], [other]) => Number(one) - Number(other)).map(([, value]) => value)
    : Object.fromEntries(entries);
};

/** Undoes the CRLF line ends of multipart, so that an unedited text comes back unchanged. */
const asTyped = (value: string | File): string | File =>
  typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value;

/**
 * Decodes a form to a body. Values stay text, which the row's schema converts. Of repeated names the last one counts.
 */
export const fromFormData = (form: FormData): Record<string, unknown> => {
  const root: Branch = new Map();
  for (const [name, value] of form) {
    const [, first = name, rest = ''] = nestedName.exec(name) ?? [];
    const path = [first, ...rest.split(/[[\]]+/).filter((key) => key !== '')];
    const last = path.pop() ?? name;
    path.reduce(branchAt, root).set(last, asTyped(value));
  }
  return Object.fromEntries(
    [...root].map(([name, value]) => [name, value instanceof Map ? settle(value) : value]),
  );
};
