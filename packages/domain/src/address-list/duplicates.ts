import { isEmail } from './faults';
import { type ListPerson, type PersonField, personFields } from './person';

/** Why rows may be the same person. */
export type Likeness = 'everything' | 'email' | 'name and postal code';

/** Rows that may be the same person, in the order of the list. */
export interface Twins {
  readonly rows: readonly number[];
  readonly alike: Likeness;
}

/** A row of a list. */
export interface ListedRow {
  readonly row: number;
  readonly person: ListPerson;
}

/** A text without differences that the eye passes over. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

/** A postal code by which an address is known again. */
export const plainPostalCode = (code: string): string => plain(code).replaceAll(' ', '');

/** By what a person is known again: their email, and their name with the postal code, as far as the list has them. */
export const likenessKeys = ({
  name,
  email,
  postalCode,
}: Pick<ListPerson, 'name' | 'email' | 'postalCode'>): readonly string[] => {
  const keys: string[] = [];
  // 'n/a' in two rows is nobody's address.
  if (isEmail(email.trim())) keys.push(`mail ${plain(email)}`);
  if (name !== '' && postalCode !== '') keys.push(`home ${plain(name)} ${plainPostalCode(postalCode)}`);
  return keys;
};

/** Of 10,000 people all but one are the same after a cell was mended. */
const known = new WeakMap<ListPerson, readonly string[]>();

const keysOf = (person: ListPerson): readonly string[] => {
  const keys = known.get(person) ?? likenessKeys(person);
  known.set(person, keys);
  return keys;
};

/** The cells in which people differ. */
export const differences = (people: readonly ListPerson[]): readonly PersonField[] =>
  personFields.filter((field) => new Set(people.map((person) => plain(person[field]))).size > 1);

const likenessOf = (people: readonly ListPerson[]): Likeness => {
  const differing = differences(people);
  if (differing.length === 0) return 'everything';
  const mailed = people.every(({ email }) => isEmail(email.trim()));
  return mailed && !differing.includes('email') ? 'email' : 'name and postal code';
};

/** Finds rows with the same valid email, or the same name and postal code. A row is in one group at most. */
export const findTwins = (rows: readonly ListedRow[]): readonly Twins[] => {
  // Union-find: each row leads to an earlier one like it, or to itself.
  const leads = rows.map((_, index) => index);
  const first = (index: number): number => {
    let at = index;
    for (let next = leads[at]; next !== undefined && next !== at; next = leads[at]) {
      leads[at] = leads[next] ?? next;
      at = next;
    }
    return at;
  };
  const seen = new Map<string, number>();
  for (const [index, { person }] of rows.entries())
    for (const key of keysOf(person)) {
      const [one, other] = [first(seen.get(key) ?? index), first(index)];
      leads[Math.max(one, other)] = Math.min(one, other);
      seen.set(key, index);
    }
  const groups = new Map<number, ListedRow[]>();
  for (const [index, row] of rows.entries()) {
    const group = groups.get(first(index));
    if (group) group.push(row);
    else groups.set(first(index), [row]);
  }
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => ({
      rows: group.map(({ row }) => row),
      alike: likenessOf(group.map(({ person }) => person)),
    }));
};
