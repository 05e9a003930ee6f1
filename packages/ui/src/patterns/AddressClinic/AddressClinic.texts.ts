import type { ColumnUse, GuessReason } from '@gifting/domain/address-list/columns';
import type { Likeness } from '@gifting/domain/address-list/duplicates';
import type { PersonField } from '@gifting/domain/address-list/person';
import type { ListEncoding } from './decode';
import { maxFile, maxRows, type ReadFailure } from './read-list';

const number = (count: number): string => count.toLocaleString('en-GB');
const rows = (count: number): string => (count === 1 ? '1 row' : `${number(count)} rows`);

const fields: Readonly<Record<PersonField, string>> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  deliveryAddress1: 'Address',
  deliveryAddress2: 'Address, line 2',
  postTown: 'Post town',
  postalCode: 'Postal code',
};

const uses: Readonly<Record<ColumnUse, string>> = {
  ...fields,
  name: 'Full name',
  firstName: 'First name',
  lastName: 'Last name',
};

const alike: Readonly<Record<Likeness, string>> = {
  everything: 'Every cell is the same.',
  email: 'Same email.',
  'name and postal code': 'Same name and postal code.',
};

const encodings: Readonly<Record<ListEncoding, string>> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252 (Western European)',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16, big-endian',
  macintosh: 'Mac Roman',
};

const both = (count: number): string =>
  count === 2 ? 'Keep both, they are two people' : 'Keep all, they are different people';

const failureOf = (failure: ReadFailure): string => {
  switch (failure.why) {
    case 'empty':
      return 'There are no rows in it. A list has a row for each person.';
    case 'file too large':
      return `The file is too large: ${maxFile / 1024 / 1024} MB at most.`;
    case 'workbook':
      return 'This is a workbook. Save it as CSV, or copy its cells and paste them here.';
    case 'not text':
      return 'This file holds no text. Choose a CSV file.';
    case 'failed':
      return 'The list could not be read. Please try again.';
    case 'too many rows':
      return `The list has ${rows(failure.rows)}: ${number(maxRows)} at most. Split it, and read one part after the other.`;
    case 'open quote':
      return `A quotation mark in row ${number(failure.row)} does not end where its cell ends. Correct it in the list, and read it again.`;
  }
};

const reasonOf = (reason: GuessReason): string => {
  switch (reason.kind) {
    case 'heading':
      return 'By its heading';
    case 'cells':
      return `Looks so in ${number(reason.cells)} of ${number(reason.of)}`;
    case 'nothing':
      return 'Not needed';
  }
};

/** The texts of the address clinic. */
export const addressClinicTexts = {
  fields,
  uses,
  source: {
    title: 'Read a list',
    intro:
      'A row for each person: name, email and, if you know it, the address. The columns may come in any order.',
    introWithAddress:
      'A row for each person: name, address, post town and postal code. The columns may come in any order.',
    text: 'Paste from a spreadsheet',
    textHint: 'Copy the cells with their headings, and paste them here.',
    file: 'Or choose a CSV file',
    fileCaption: 'CSV or text, up to 10,000 rows',
    filePrompt: 'Choose a file',
    otherFile: 'Choose a CSV file, or paste the cells',
    read: 'Read the list',
    nothing: 'Paste a list first',
    reading: 'Reading the list',
    readSoFar: (count: number) => `${rows(count)} so far`,
    cancel: 'Cancel',
    failureOf,
  },
  tally: {
    title: (ready: number, mend: number, twice: number) =>
      `${number(ready)} ready, ${number(mend)} to mend, ${number(twice)} twice`,
    ready: 'ready',
    mend: 'to mend',
    twice: 'twice',
    stand: 'Cards that stand up need you',
    row: (row: number) => `Row ${number(row)}`,
    again: 'Read another list',
    readFrom: (count: number, source: string) =>
      source === '' ? `${rows(count)} pasted.` : `${rows(count)} of ${source}.`,
    promise: 'Nothing is kept until you say so.',
    notStored: 'This browser has no room to remember the list: a reload would lose it.',
  },
  columns: {
    title: 'What each column holds',
    note: 'Guessed from your headings and the rows below them. Change any that are wrong.',
    column: (heading: string) => `Column ${heading}`,
    unnamed: (column: number) => `Column ${column}`,
    leaveOut: 'Leave out',
    chosen: 'Chosen by you',
    headings: 'The first row holds headings',
    noAddress: 'No column holds an address: everybody will be asked for it.',
    addressNeeded: 'No column holds an address: choose the one that does.',
    encoding: 'If letters look wrong, read the file as',
    encodings,
    reasonOf,
  },
  mend: {
    title: (count: number) => `${number(count)} to mend`,
    table: 'Rows to mend',
    cell: (field: string, row: number, name: string) => `${field}, row ${row}, ${name}`,
    nobody: 'without a name',
    use: (text: string) => `Use ${text}`,
    useFor: (text: string, name: string) => `Use ${text} for ${name}`,
    right: 'It is right',
    rightFor: (field: string, name: string) => `It is right: ${field} of ${name}`,
    ask: 'Ask the person',
    askFor: (name: string) => `Ask the person: ${name}`,
    asked: 'Asked',
    leave: 'Leave out',
    leaveOf: (name: string) => `Leave out ${name}`,
    ready: 'Ready',
    suggestions: (count: number) => (count === 1 ? 'Take 1 suggestion' : `Take ${number(count)} suggestions`),
    askAll: (count: number) =>
      count === 1 ? 'Ask 1 person for the address' : `Ask ${number(count)} people for the address`,
    took: (count: number) => (count === 1 ? '1 suggestion taken' : `${number(count)} suggestions taken`),
    nowAsked: (count: number) =>
      count === 1 ? '1 person will be asked' : `${number(count)} people will be asked`,
    note: 'Whoever is asked gives the address with their own link.',
  },
  twins: {
    title: (count: number) => `${number(count)} twice`,
    note: 'Until you choose, the earlier row stays.',
    alike,
    or: 'or',
    differs: 'differs',
    keep: 'Keep this one',
    keepRow: (row: number, name: string) => `Keep this one: row ${row}, ${name}`,
    both,
    bothOf: (count: number, name: string) => `${both(count)}: ${name}`,
    stays: (row: number) => `Row ${row} stays`,
    apart: 'All of them stay',
    pages: 'Pages of people who are listed twice',
    pagesOf: (name: string) => `Pages of rows like ${name}`,
  },
  known: {
    title: (count: number) => `${number(count)} known already`,
    note: 'Somebody with the same email, or the same name and postal code, is kept already.',
    table: 'Rows known already',
    keep: 'Keep too',
    keepOf: (name: string) => `Keep too: ${name}`,
  },
  ready: {
    title: (count: number) => `${number(count)} ready`,
    note: 'No fault found. Open to read them.',
    table: 'Rows that are ready',
  },
  left: {
    title: (count: number) => `${number(count)} left out`,
    note: 'Open to take any of them back.',
    table: 'Rows left out',
    back: 'Take back',
    backOf: (name: string) => `Take back ${name}`,
  },
  table: {
    row: 'Row',
    actions: 'Actions',
    find: 'Find a row',
    found: (count: number) => `${rows(count)} found`,
    pagesOf: (table: string) => `Pages of ${table.toLowerCase()}`,
    empty: 'Empty',
    willAsk: 'Will be asked',
  },
  keep: {
    keep: (count: number) => `Keep ${number(count)} now`,
    waiting: (ready: number, waiting: number) =>
      `${number(ready)} ready, ${number(waiting)} ${waiting === 1 ? 'waits' : 'wait'} here`,
    saved: 'Your mending is remembered in this tab.',
    nothing: 'No row is ready yet',
    done: 'The whole list is done.',
    keeping: 'Keeping the rows',
    keptOf: (done: number, total: number) => `${number(done)} of ${number(total)} kept`,
    stop: 'Stop',
    kept: (count: number) => `${rows(count)} kept`,
  },
  rows,
} as const;
