import * as z from 'zod/mini';

/** Messages per field of a request, the field named by its path: `billing_address.post_town`. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `billing_address.post_town` is called "Post town"; list positions are left out. */
const labelOf = (path: readonly PropertyKey[]): string => {
  const name = path.findLast((part) => typeof part === 'string') ?? 'request';
  return capitalised(String(name).replaceAll('_', ' '));
};

const kinds: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

/** The message for an invalid value whose schema has no message of its own. */
const describe = (issue: z.core.$ZodRawIssue): string => {
  const label = labelOf(issue.path ?? []);
  if (issue.input === undefined) return `${label} is required`;
  switch (issue.code) {
    case 'invalid_type':
      return `${label} must be ${kinds[issue.expected] ?? issue.expected}`;
    case 'too_small':
      if (issue.origin === 'string') return `${label} is required`;
      return `${label} must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'string') return `${label} must have ${issue.maximum} characters or fewer`;
      if (issue.origin === 'array') return `${label} must have ${issue.maximum} entries or fewer`;
      return `${label} must be at most ${issue.maximum}`;
    case 'invalid_value':
      return `${label} must be one of: ${issue.values.map(String).join(', ')}`;
    default:
      return `${label} is not valid`;
  }
};

const pathOf = (path: readonly PropertyKey[]): string => path.map(String).join('.');

/** NUL, halves of surrogate pairs and a leading byte order mark: databases refuse, replace or drop them. */
const unstorable = /\0|\p{Surrogate}|^\uFEFF/u;

/** Paths of texts that would not come back as they were sent. */
const unstorablePaths = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] => {
  if (typeof value === 'string') return unstorable.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unstorablePaths(inner, [...path, key]));
};

/** The decoded part of a request, or messages for its invalid fields. */
type Decoded<Schema extends z.ZodMiniType> =
  | { readonly data: z.output<Schema>; readonly faults?: never }
  | { readonly faults: FieldMessages };

/**
 * Decodes a part of a request by its row's schema, or returns a message for each invalid field. Undeclared fields are
 * dropped. Server and mocks refuse with these messages.
 */
export const decodePart = <Schema extends z.ZodMiniType>(schema: Schema, input: unknown): Decoded<Schema> => {
  const parsed = z.safeParse(schema, input, { error: describe });
  if (!parsed.success) {
    const faults: Record<string, string[]> = {};
    for (const issue of parsed.error.issues) {
      const path = pathOf(issue.path);
      faults[path] = [...(faults[path] ?? []), issue.message];
    }
    return { faults };
  }
  const paths = unstorablePaths(parsed.data);
  if (paths.length === 0) return { data: parsed.data };
  return {
    faults: Object.fromEntries(
      paths.map((path) => [pathOf(path), [`${labelOf(path)} holds a character that cannot be stored`]]),
    ),
  };
};

/** The first message, with a count of the others. */
export const summaryOf = (faults: FieldMessages): string => {
  const [first = 'The request cannot be accepted', ...others] = Object.values(faults).map(
    (messages) => messages[0],
  );
  return others.length > 0 ? `${first} (and ${others.length} more)` : first;
};
