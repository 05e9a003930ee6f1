/**
 * How a body travels as a form: nested values under bracket names (`images[0]`, `price_ranges[0][min_quantity]`), files
 * as files, everything else as text. Client, mocks and server use this one pair of functions.
 */

/** The most names below the first one that are read; deeper ones are left as they are. No row nests deeper. */
const maxDepth = 4;

const nestedName = new RegExp(`^([^[\\]]+)((?:\\[[^[\\]]+\\]){0,${maxDepth}})$`);

const append = (form: FormData, name: string, value: unknown): void => {
  if (value === undefined || value === null) return;
  if (value instanceof Blob) form.append(name, value);
  else if (typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) append(form, `${name}[${key}]`, inner);
  else form.append(name, String(value));
};

/** The form that carries a body. What is `undefined`, `null` or an empty list has no field. */
export const toFormData = (body: Readonly<Record<string, unknown>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) append(form, name, value);
  return form;
};

type Branch = Map<string, FormDataEntryValue | Branch>;

const branchAt = (parent: Branch, key: string): Branch => {
  const known = parent.get(key);
  if (known instanceof Map) return known;
  const branch: Branch = new Map();
  parent.set(key, branch);
  return branch;
};

const isPosition = (key: string): boolean => /^\d+$/.test(key);

/** A branch as a list when its keys are positions (gaps are closed), else as a record. */
const settle = (branch: Branch): unknown => {
  const entries = [...branch].map(
    ([key, value]) => [key, value instanceof Map ? settle(value) : value] as const,
  );
  return entries.every(([key]) => isPosition(key))
    ? entries.sort(([one], [other]) => Number(one) - Number(other)).map(([, value]) => value)
    : Object.fromEntries(entries);
};

/** A form writes every line end as CRLF on its way; a text that was not edited has to come back as it was. */
const asTyped = (value: FormDataEntryValue): FormDataEntryValue =>
  typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value;

/**
 * The body a form carries. Texts stay texts: the row's schema makes numbers of them. Of a name given twice, the last
 * value counts.
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
