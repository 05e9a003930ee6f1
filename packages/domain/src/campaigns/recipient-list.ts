import * as z from 'zod/mini';
import { emailAddress } from '../account/forms';
import type { ListRules } from '../address-list/faults';
import { type ListPerson, nameParts, type PersonField, personFields } from '../address-list/person';
import { requiredText, typedText } from '../forms/fields';
import { codecOf, entity, field } from '../wire/entity';
import { wireCount, wireId, wireList, wireText } from '../wire/wire';
import type { Delivery } from './recipient';

/** The most recipients of a campaign. */
export const maxRecipients = 10_000;

/** The most recipients of one request. */
export const maxKept = 500;

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

/** How the links that recipients get stand. */
const standings = ['kept', 'invited', 'claimed'] as const;

/** A recipient of a campaign as its buyer entered them (`campaigns.recipients`). */
export const campaignRecipient = entity({
  id: field('id', wireId),
  name: field('name', wireText),
  email: field('email', wireText),
  phone: field('phone', wireText),
  deliveryAddress1: field('delivery_address_1', wireText),
  deliveryAddress2: field('delivery_address_2', wireText),
  postTown: field('post_town', wireText),
  postalCode: field('postal_code', wireText),
  standing: field('standing', z.enum(standings)),
});
export type CampaignRecipient = z.output<typeof campaignRecipient>;

/** How many recipients a campaign has, and how many are still to be invited. */
export const recipientCounts = entity({
  kept: field('kept', wireCount),
  toInvite: field('to_invite', wireCount),
  /** How many more may be invited: no more people than there are gifts. */
  room: field('room', wireCount),
});
export type RecipientCounts = z.output<typeof recipientCounts>;

/** Longer than any cell that is accepted, so that each row is answered for itself. */
const longest = 2000;

const anyText = z._default(z.string().check(z.maxLength(longest)), '');

/** A row of a list that is to be kept. Its `key` is the sender's: the same key again is the same recipient. */
const keptRow = z.object({
  key: z.string().check(z.regex(/^[\w-]{1,80}$/, 'Use up to 80 letters, digits, - and _')),
  /** Kept although the campaign has somebody with this email. */
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

const person = z
  .object({
    name: requiredText('Enter a name'),
    email: requiredText('Enter an email address').check(emailAddress),
    phone: typedText(),
    deliveryAddress1: typedText(),
    deliveryAddress2: typedText(),
    postTown: typedText(),
    postalCode: typedText(),
  })
  .check(({ value, issues }) => {
    // An address is whole, or is asked for.
    const parts = ['deliveryAddress1', 'postTown', 'postalCode'] as const;
    if (parts.every((part) => value[part] === '') && value.deliveryAddress2 === '') return;
    for (const part of parts)
      if (value[part] === '')
        issues.push({ code: 'custom', input: value, path: [part], message: 'The address is not complete' });
  });

/** A row of a request: its person as it is kept, or what is wrong with it. */
type ReadRow = Pick<KeptRow, 'key' | 'again'> &
  ({ readonly person: ListPerson } | { readonly faults: Readonly<Partial<Record<PersonField, string>>> });

/** Reads a row of a request. */
export const readRow = (row: KeptRow): ReadRow => {
  const { key, again } = row;
  const typed = Object.fromEntries(personFields.map((name) => [name, row[wireNames[name]]]));
  const { data, error } = person.safeParse(typed);
  if (data) return { key, again, person: data };
  const faults: Partial<Record<PersonField, string>> = {};
  for (const { path, message } of error.issues) {
    const name = personFields.find((each) => each === path[0]);
    if (name !== undefined) faults[name] ??= message;
  }
  return { key, again, faults };
};

/** By what a campaign knows people again. */
export const emailKey = (email: string): string => email.toLowerCase();

/** What a claim's form begins with for a person of the list. */
export const knownDeliveryOf = ({ name, ...person }: ListPerson): Delivery => ({
  email: person.email,
  phone: person.phone,
  deliveryAddress1: person.deliveryAddress1,
  deliveryAddress2: person.deliveryAddress2,
  postalCode: person.postalCode,
  postTown: person.postTown,
  ...nameParts(name),
});

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
 * What became of a row: kept, also if it had been before; known, if the campaign has somebody else with this email; or
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

/** The answer to an invitation: how many were invited now, and how many are left for the next request. */
export const inviteAnswer = entity({ invited: field('invited', wireCount), left: field('left', wireCount) });

/** What recipients of a campaign must have. Without an address they are asked for it. */
export const recipientRules = (address: boolean): ListRules => ({ email: true, address });

/** Sorts the rows of a request, in the light of what the campaign has. Server and mock server share it. */
export const settleRows = (
  rows: readonly ReadRow[],
  present: { readonly keys: ReadonlySet<string>; readonly emails: ReadonlySet<string> },
): {
  readonly outcomes: RowOutcome[];
  readonly added: readonly { readonly key: string; readonly person: ListPerson }[];
} => {
  const keys = new Set(present.keys);
  const emails = new Set(present.emails);
  const added: { key: string; person: ListPerson }[] = [];
  const settled = rows.map((row): RowOutcome => {
    const { key, again } = row;
    if (keys.has(key)) return { key, outcome: 'kept', faults: {} };
    if ('faults' in row) return { key, outcome: 'refused', faults: row.faults };
    const email = emailKey(row.person.email);
    if (emails.has(email) && !again) return { key, outcome: 'known', faults: {} };
    keys.add(key);
    emails.add(email);
    added.push({ key, person: row.person });
    return { key, outcome: 'kept', faults: {} };
  });
  return { outcomes: settled, added };
};
