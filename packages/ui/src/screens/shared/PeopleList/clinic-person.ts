import { noWork } from '@gifting/domain/address-list/assess';
import { guessColumns } from '@gifting/domain/address-list/columns';
import type { KeptRow, RowOutcome } from '@gifting/domain/address-list/keep';
import { screen, userEvent, within } from 'storybook/test';
import { keyOf } from '#app/kept-forms.ts';
import { addressClinicTexts as texts } from '#patterns/AddressClinic/AddressClinic.texts.ts';
import { openClinic } from '#patterns/AddressClinic/clinic.ts';

/** What a person does with a list in stories, and the lists they have. */

/** A list with a bad postcode, somebody without an address, and somebody twice. */
export const cells = [
  ['Name', 'Work mail', 'Addr', 'City', 'PC', 'Start'],
  ['Noor Haddad', 'noor@lumen.example', 'Flat 3, 27 Elm Grove', 'Bristol', 'BS6 5AA', '12/01/2026'],
  ['Aisha Rahman', 'aisha@lumen.example', '22 Canal Row', 'Leeds', 'LS1O 1AP', '12/01/2026'],
  ['Kofi Mensah', 'kofi@lumen.example', '', '', '', '19/01/2026'],
  ['Noor Haddad', 'noor@lumen.example', '5 Lamb Court', 'Bristol', 'BS6 5AA', '12/01/2026'],
];

/** The same list as a spreadsheet copies it. */
export const pasted = cells.map((row) => row.join('\t')).join('\n');

/** The answer that keeps all rows. */
export const allKept = (rows: readonly KeptRow[]): RowOutcome[] =>
  rows.map(({ key }) => ({ key, outcome: 'kept', faults: {} }));

/** Allows for a busy machine: a worker starts. */
export const patience = { timeout: 5000 };

export const field = (name: string) => screen.findByRole('textbox', { name });
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const region = async (name: string) => within(await screen.findByRole('region', { name }));

/** Pastes a list and reads it. */
export const paste = async (text: string = pasted) => {
  const area = await field(texts.source.text);
  area.focus();
  await userEvent.paste(text);
  await press(texts.source.read);
};

/** The heading that says how the list stands. */
export const tally = (ready: number, mend: number, twice: number) =>
  screen.findByRole('heading', { name: texts.tally.title(ready, mend, twice) }, patience);

/** A cell that can be mended. */
export const cell = (of: keyof typeof texts.fields, row: number, name: string) =>
  field(texts.mend.cell(texts.fields[of], row, name));

export const keepNow = (count: number) => press(texts.keep.keep(count));

/** The keys under which the tab remembers a list. */
export const storedAt = (name: string) => ({ list: keyOf(`list:${name}`), work: keyOf(`list-work:${name}`) });

/** Puts a list into the tab's storage, as a reload finds it. */
export const remember = (name: string, list: readonly (readonly string[])[], changes: object = {}) => {
  const { list: stored, work } = openClinic(
    { cells: list.map((row) => [...row]), guess: guessColumns(list), encoding: null },
    'list',
    '',
  );
  const keys = storedAt(name);
  sessionStorage.setItem(keys.list, JSON.stringify(stored));
  sessionStorage.setItem(keys.work, JSON.stringify({ ...work, rows: { ...noWork, ...changes } }));
};
