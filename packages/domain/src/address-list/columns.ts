import { seenText } from './cell';
import { emptyPerson, type ListPerson, type PersonField } from './person';
import { postcodeOf } from './postcode';

/** What a column of a list may hold. A name may come in two columns. */
export const columnUses = [
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'deliveryAddress1',
  'deliveryAddress2',
  'postTown',
  'postalCode',
] as const satisfies readonly (PersonField | 'firstName' | 'lastName')[];
export type ColumnUse = (typeof columnUses)[number];

/** What each column holds; `null` is left out. */
export type Columns = readonly (ColumnUse | null)[];

/** Why a column is thought to hold something. */
export type GuessReason =
  | { readonly kind: 'heading' }
  /** So many of its filled cells look like it. */
  | { readonly kind: 'cells'; readonly cells: number; readonly of: number }
  | { readonly kind: 'nothing' };

/** What columns are thought to hold, and whether the first row has their headings. */
export interface ColumnsGuess {
  readonly hasHeadings: boolean;
  readonly columns: Columns;
  readonly reasons: readonly GuessReason[];
}

/** Rows of a list, each with a text per column. */
export type Cells = readonly (readonly string[])[];

/** Words of headings in English, German, French and Spanish, without spaces and marks. */
const headings: Readonly<Record<ColumnUse, readonly string[]>> = {
  name: ['name', 'fullname', 'recipient', 'recipientname', 'employee', 'person', 'contact', 'displayname'],
  firstName: ['firstname', 'first', 'forename', 'givenname', 'vorname', 'prenom', 'nombre'],
  lastName: ['lastname', 'last', 'surname', 'familyname', 'nachname', 'nom', 'apellido', 'apellidos'],
  email: ['email', 'mail', 'emailaddress', 'workmail', 'workemail', 'companyemail', 'courriel', 'correo'],
  phone: [
    'phone',
    'mobile',
    'tel',
    'telephone',
    'phonenumber',
    'mobilenumber',
    'telefon',
    'telefono',
    'cell',
  ],
  deliveryAddress1: [
    'address',
    'addr',
    'address1',
    'addressline1',
    'line1',
    'street',
    'streetaddress',
    'deliveryaddress',
    'deliveryaddress1',
    'strasse',
    'adresse',
    'direccion',
  ],
  deliveryAddress2: ['address2', 'addressline2', 'line2', 'deliveryaddress2', 'apartment', 'flat', 'unit'],
  postTown: ['city', 'town', 'posttown', 'locality', 'ort', 'stadt', 'ville', 'ciudad'],
  postalCode: ['postalcode', 'postcode', 'pc', 'zip', 'zipcode', 'plz', 'codepostal', 'codigopostal'],
};

const useOfWord = new Map(columnUses.flatMap((use) => headings[use].map((word) => [word, use] as const)));

const wordOf = (heading: string): string =>
  heading
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const isDay = (text: string): boolean => /^\d{1,4}([./-])\d{1,2}\1\d{1,4}$/.test(text);

const isPhone = (text: string): boolean =>
  /^[+(\d][\d\s()./-]+$/.test(text) && text.replaceAll(/\D/g, '').length >= 7 && !isDay(text);

const isPostalCode = (text: string): boolean =>
  postcodeOf(text) !== null || /^(\d{4,6}|\d{5}-\d{4}|\d{4} ?[A-Z]{2})$/i.test(text);

/** How cells look, and which share of a column's has to. A town looks like any word. */
const looks: readonly { use: ColumnUse; fits: (text: string) => boolean; share: number }[] = [
  { use: 'email', fits: (text) => /^\S+@\S+$/.test(text), share: 0.5 },
  { use: 'postalCode', fits: isPostalCode, share: 0.6 },
  { use: 'phone', fits: isPhone, share: 0.6 },
  { use: 'deliveryAddress1', fits: (text) => /\d/.test(text) && /\p{L}{3}/u.test(text), share: 0.5 },
  { use: 'name', fits: (text) => /^\p{L}[\p{L}'’.-]*( \p{L}[\p{L}'’.-]*){1,3}$/u.test(text), share: 0.6 },
];

/** How many rows a guess looks at. */
const looked = 200;

const filled = (cells: Cells, column: number): string[] =>
  cells.map((row) => row[column]?.trim() ?? '').filter((text) => text !== '');

/** Whether the first row has headings: it names a column and holds no address of a mail. */
const startsWithHeadings = ([first = []]: Cells): boolean =>
  first.some((cell) => useOfWord.has(wordOf(cell))) && !first.some((cell) => cell.includes('@'));

/** Guesses what columns hold, by their headings first, then by their cells. */
export const guessColumns = (
  cells: Cells,
  hasHeadings: boolean = startsWithHeadings(cells),
): ColumnsGuess => {
  const width = cells.reduce((widest, row) => Math.max(widest, row.length), 0);
  const columns: (ColumnUse | null)[] = Array.from({ length: width }, () => null);
  const reasons: GuessReason[] = columns.map(() => ({ kind: 'nothing' }));
  const isFree = (use: ColumnUse) => {
    if (columns.includes(use)) return false;
    if (use === 'name') return !columns.includes('firstName') && !columns.includes('lastName');
    return use === 'firstName' || use === 'lastName' ? !columns.includes('name') : true;
  };
  if (hasHeadings)
    for (const [column, heading] of (cells[0] ?? []).entries()) {
      const use = useOfWord.get(wordOf(heading));
      if (use === undefined || !isFree(use)) continue;
      columns[column] = use;
      reasons[column] = { kind: 'heading' };
    }
  const sample = cells.slice(hasHeadings ? 1 : 0, looked);
  for (const { use, fits, share } of looks)
    for (const [column, present] of columns.entries()) {
      const texts = present === null && isFree(use) ? filled(sample, column) : [];
      const fitting = texts.filter(fits).length;
      if (fitting === 0 || fitting < texts.length * share) continue;
      columns[column] = use;
      reasons[column] = { kind: 'cells', cells: fitting, of: texts.length };
    }
  return { hasHeadings, columns, reasons };
};

/** The columns after one of them is said to hold something else. What it takes is left out elsewhere. */
export const withColumn = (columns: Columns, column: number, use: ColumnUse | null): Columns => {
  const rivals: readonly (ColumnUse | null)[] =
    use === 'name'
      ? ['name', 'firstName', 'lastName']
      : [use, ...(isHalfName(use) ? (['name'] as const) : [])];
  return columns.map((present, index) => {
    if (index === column) return use;
    return present !== null && rivals.includes(present) ? null : present;
  });
};

const isHalfName = (use: ColumnUse | null): boolean => use === 'firstName' || use === 'lastName';

/** The person of a row. */
export const personOf = (row: readonly string[], columns: Columns): ListPerson => {
  const person = { ...emptyPerson };
  const names = { firstName: '', lastName: '' };
  for (const [column, use] of columns.entries()) {
    if (use === null) continue;
    const text = seenText(row[column] ?? '');
    if (use === 'firstName' || use === 'lastName') names[use] = text;
    else person[use] = text;
  }
  return person.name === '' ? { ...person, name: `${names.firstName} ${names.lastName}`.trim() } : person;
};
