import * as z from 'zod/mini';
import { emailAddress, malformedEmail } from '../account/forms';
import { requiredText, typedText } from '../forms/fields';
import { codecOf, entity, field } from '../wire/entity';
import { wireId, wireList, wireText } from '../wire/wire';
import { seenText } from './cell';
import { isEmail, type ListRules } from './faults';
import { addressFields, type ListPerson, type PersonField, personFields } from './person';

/**
 * Keeping the people of a list at the API: of a campaign's recipients and of an order's addresses. The same row again is
 * the same person, so that a request may be sent again.
 */

/** The most people of a list that is kept. */
export const maxRecipients = 10_000;

/** The most people of one request. */
export const maxKept = 500;

/** The parts of a person on the wire. */
export const personParts = {
  name: field('name', wireText),
  email: field('email', wireText),
  phone: field('phone', wireText),
  deliveryAddress1: field('delivery_address_1', wireText),
  deliveryAddress2: field('delivery_address_2', wireText),
  postTown: field('post_town', wireText),
  postalCode: field('postal_code', wireText),
};

/** A person who is kept, as they were entered. */
export const keptPerson = entity({ id: field('id', wireId), ...personParts });
export type KeptPerson = z.output<typeof keptPerson>;

/** The names of a person's parts on the wire. */
const wireNames = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  deliveryAddress1: 'delivery_address_1',
  deliveryAddress2: 'delivery_address_2',
  postTown: 'post_town',
  postalCode: 'postal_code',
} as const satisfies Readonly<Record<PersonField, string>>;

/** Longer than any cell that is accepted, so that each row is answered for itself. */
const longest = 2000;

const anyText = z._default(z.string().check(z.maxLength(longest)), '');

/** A row of a list that is to be kept. Its `key` is the sender's: the same key again is the same recipient. */
const keptRow = z.object({
  key: z.string().check(z.regex(/^[\w-]{1,80}$/, 'Use up to 80 letters, digits, - and _')),
  /** Kept although somebody like them is kept. */
  again: z._default(z.boolean(), false),
  name: anyText,
  email: anyText,
  phone: anyText,
  delivery_address_1: anyText,
  delivery_address_2: anyText,
  postal_code: anyText,
  post_town: anyText,
});
export type KeptRow = z.output<typeof keptRow>;

/** The JSON body of rows that are to be kept. */
export const keepRequest = z.object({
  recipients: z.array(keptRow).check(z.minLength(1), z.maxLength(maxKept)),
});

const said = {
  deliveryAddress1: 'Enter an address',
  postTown: 'Enter a post town',
  postalCode: 'Enter a postal code',
} as const;

const personWith = ({ email, address }: ListRules) => {
  const part = (name: keyof typeof said) => (address ? requiredText(said[name]) : typedText());
  return z
    .object({
      name: requiredText('Enter a name'),
      email: email
        ? requiredText('Enter an email address').check(emailAddress)
        : typedText().check(z.refine((text) => text === '' || isEmail(text), malformedEmail)),
      phone: typedText(),
      deliveryAddress1: part('deliveryAddress1'),
      deliveryAddress2: typedText(),
      postTown: part('postTown'),
      postalCode: part('postalCode'),
    })
    .check(({ value, issues }) => {
      // An address is whole, or is asked for.
      if (address || addressFields.every((name) => value[name] === '')) return;
      for (const name of ['deliveryAddress1', 'postTown', 'postalCode'] as const)
        if (value[name] === '')
          issues.push({ code: 'custom', input: value, path: [name], message: 'The address is not complete' });
    });
};

/** A row of a request: its person as it is kept, or what is wrong with it. */
type ReadRow = Pick<KeptRow, 'key' | 'again'> &
  ({ readonly person: ListPerson } | { readonly faults: Readonly<Partial<Record<PersonField, string>>> });

/** Reads a row of a request by the schema of its person. */
const readRow = (row: KeptRow, person: ReturnType<typeof personWith>): ReadRow => {
  const { key, again } = row;
  const typed = Object.fromEntries(personFields.map((name) => [name, seenText(row[wireNames[name]])]));
  const { data, error } = person.safeParse(typed);
  if (data) return { key, again, person: data };
  const faults: Partial<Record<PersonField, string>> = {};
  for (const { path, message } of error.issues) {
    const name = personFields.find((each) => each === path[0]);
    if (name !== undefined) faults[name] ??= message;
  }
  return { key, again, faults };
};

/** A text without what no database stores: a request with it would be refused as a whole. */
const storable = (text: string): string =>
  text.replaceAll(/\0|\p{Surrogate}|^\uFEFF/gu, '').slice(0, longest);

/** The row of a person. */
export const toKeptRow = (key: string, again: boolean, listed: ListPerson): KeptRow => ({
  key,
  again,
  name: storable(listed.name),
  email: storable(listed.email),
  phone: storable(listed.phone),
  delivery_address_1: storable(listed.deliveryAddress1),
  delivery_address_2: storable(listed.deliveryAddress2),
  postal_code: storable(listed.postalCode),
  post_town: storable(listed.postTown),
});

const outcomes = ['kept', 'known', 'refused'] as const;

/**
 * What became of a row: kept, also if it had been before; known, if somebody like them is kept; or
 * refused, with messages by cells.
 */
const rowOutcome = codecOf({
  wire: {
    key: wireText,
    outcome: z.enum(outcomes),
    errors: wireList(z.object({ field: wireText, message: wireText })),
  },
  decode: ({ key, outcome, errors }): RowOutcome => {
    const faults: Partial<Record<PersonField, string>> = {};
    for (const name of personFields) {
      const error = errors.find((each) => each.field === wireNames[name]);
      if (error) faults[name] = error.message;
    }
    return { key, outcome, faults };
  },
  encode: ({ key, outcome, faults }) => ({
    key,
    outcome,
    errors: personFields.flatMap((name) => {
      const message = faults[name];
      return message === undefined ? [] : [{ field: wireNames[name], message }];
    }),
  }),
});

export interface RowOutcome {
  readonly key: string;
  readonly outcome: (typeof outcomes)[number];
  readonly faults: Readonly<Partial<Record<PersonField, string>>>;
}

/** The answer to rows that are to be kept: one outcome for each, in their order. */
export const keepAnswer = entity({ outcomes: field('outcomes', z.array(rowOutcome)) });

/** How a list is kept: what its people must have, and by what they are known again. */
export interface KeepingRules {
  readonly needs: ListRules;
  /** Somebody with one of these keys is known. */
  readonly keysOf: (person: Pick<ListPerson, 'name' | 'email' | 'postalCode'>) => readonly string[];
}

/** Sorts the rows of a request, in the light of who is kept. Server and mock server share it. */
export const settleRows = (
  rows: readonly KeptRow[],
  present: readonly (Pick<ListPerson, 'name' | 'email' | 'postalCode'> & { readonly key: string })[],
  { needs, keysOf }: KeepingRules,
): {
  readonly outcomes: RowOutcome[];
  readonly added: readonly { readonly key: string; readonly person: ListPerson }[];
} => {
  const keys = new Set(present.map(({ key }) => key));
  const known = new Set(present.flatMap(keysOf));
  const schema = personWith(needs);
  const added: { key: string; person: ListPerson }[] = [];
  const outcomes = rows.map((each): RowOutcome => {
    const row = readRow(each, schema);
    const { key, again } = row;
    if (keys.has(key)) return { key, outcome: 'kept', faults: {} };
    if ('faults' in row) return { key, outcome: 'refused', faults: row.faults };
    const own = keysOf(row.person);
    if (!again && own.some((each) => known.has(each))) return { key, outcome: 'known', faults: {} };
    keys.add(key);
    for (const each of own) known.add(each);
    added.push({ key, person: row.person });
    return { key, outcome: 'kept', faults: {} };
  });
  return { outcomes, added };
};
