import { noWork } from '@gifting/domain/address-list/assess';
import { guessColumns } from '@gifting/domain/address-list/columns';
import { faultTexts } from '@gifting/domain/address-list/faults';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { AddressClinic } from './AddressClinic';
import { addressClinicTexts as texts } from './AddressClinic.texts';
import { type Clinic, openClinic } from './clinic';

const cells = [
  ['Name', 'Email', 'Address', 'City', 'Postcode'],
  ['Noor Haddad', 'noor@lumen.example', 'Flat 3, 27 Elm Grove', 'Bristol', 'BS6 5AA'],
  ['Ben Adeyemi', 'ben.adeyemi@gmial.com', '16 Priory Walk', 'Derby', 'DE1 1BU'],
  ['Marta Kowalska', 'marta@lumen.example', 'PO Box 114', 'York', 'YO1 7HH'],
  ['Noor Haddad', 'noor@lumen.example', '5 Lamb Court', 'Bristol', 'BS6 5AA'],
];

const clinicOf = (list: readonly (readonly string[])[]): Clinic =>
  openClinic({ cells: list.map((row) => [...row]), guess: guessColumns(list), encoding: null }, 'list', '');

const many = [
  ['Name', 'Email'],
  ...Array.from({ length: 10_000 }, (_, row) => [
    `Person ${row + 1}`,
    row % 2 === 0 ? `person-${row}@lumen.example` : 'nowhere',
  ]),
];

const kept = fn();

const meta = preview.meta({
  title: 'Patterns/AddressClinic',
  tags: ['autodocs'],
  component: AddressClinic,
  args: {
    clinic: clinicOf(cells),
    draft: '',
    isStored: true,
    keeping: { progress: null, error: null, onStop: fn() },
    asks: true,
    rulesOf: (address) => ({ email: true, address }),
    onOpen: fn(),
    onWork: fn(),
    onClose: fn(),
    onKeep: kept,
    onDraftChange: fn(),
  },
  render: (args) => {
    const Live = () => {
      const [clinic, setClinic] = useState(args.clinic);
      const [draft, setDraft] = useState(args.draft);
      return (
        <main className="page py-6">
          <AddressClinic
            {...args}
            clinic={clinic}
            draft={draft}
            onDraftChange={setDraft}
            onOpen={(list, source) => setClinic(openClinic(list, 'read', source))}
            onWork={(change) => setClinic((before) => before && { ...before, work: change(before.work) })}
            onClose={() => setClinic(null)}
          />
        </main>
      );
    };
    return <Live />;
  },
});

const mail = () =>
  screen.getByRole('textbox', { name: texts.mend.cell(texts.fields.email, 2, 'Ben Adeyemi') });

export const Default = meta.story({
  tags: ['picture'],
  play: async () => {
    await expect(mail()).toHaveAccessibleDescription(faultTexts.reads('gmail.com'));
    await expect(screen.getByRole('heading', { name: texts.twins.title(1) })).toBeVisible();
    await expect(screen.getByRole('button', { name: texts.keep.keep(1) })).toBeVisible();
  },
});

export const NoList = meta.story({
  args: { clinic: null },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: texts.source.read }));
    await expect(screen.getByRole('textbox', { name: texts.source.text })).toHaveAccessibleDescription(
      texts.source.nothing,
    );
  },
});

export const SuggestionsTaken = meta.story({
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: texts.mend.suggestions(1) }));
    await expect(mail()).toHaveValue('ben.adeyemi@gmail.com');
    await expect(screen.getByText(texts.mend.ready)).toBeVisible();
  },
});

export const LeftOut = meta.story({
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: texts.mend.leaveOf('Marta Kowalska') }));
    const button = screen.getByRole('button', { name: texts.mend.leaveOf('Marta Kowalska') });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
});

/** What was done with a row would be done with its neighbour, if the first row became one of headings or of a person. */
export const HeadingsAreSettled = meta.story({
  tags: ['!dev'],
  play: async () => {
    const headings = () => screen.queryByRole('checkbox', { name: texts.columns.headings });
    await expect(headings()).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: texts.mend.leaveOf('Marta Kowalska') }));
    await expect(headings()).toBeNull();
  },
});

export const ColumnChanged = meta.story({
  play: async () => {
    const column = screen.getByRole('combobox', { name: texts.columns.column('City') });
    await userEvent.selectOptions(column, texts.uses.phone);
    await expect(column).toHaveAccessibleDescription(texts.columns.chosen);
    await expect(screen.getByRole('heading', { name: texts.mend.title(3) })).toBeVisible();
  },
});

export const WithoutHeadings = meta.story({
  play: async () => {
    await userEvent.click(screen.getByRole('checkbox', { name: texts.columns.headings }));
    await expect(screen.getByRole('heading', { name: /^\d to mend$/ })).toBeVisible();
    await expect(screen.getByText(texts.tally.readFrom(5, ''), { exact: false })).toBeVisible();
  },
});

export const Keyboard = meta.story({
  play: async () => {
    mail().focus();
    await userEvent.tab();
    const suggestion = texts.mend.useFor('ben.adeyemi@gmail.com', 'Ben Adeyemi');
    await expect(screen.getByRole('button', { name: suggestion })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(mail()).toHaveFocus();
    await expect(mail()).toHaveValue('ben.adeyemi@gmail.com');
  },
});

export const Keeping = meta.story({
  args: { keeping: { progress: { done: 500, total: 1200 }, error: null, onStop: fn() } },
  play: async () => {
    await expect(screen.getByRole('checkbox', { name: texts.columns.headings })).toBeDisabled();
    await expect(screen.getByText(texts.keep.keptOf(500, 1200))).toBeVisible();
    await expect(screen.getByRole('progressbar', { name: texts.keep.keeping })).toHaveAttribute(
      'value',
      '500',
    );
  },
});

export const KeepingFailed = meta.story({
  args: { keeping: { progress: null, error: 'Stopped after 500.', onStop: fn() } },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Stopped after 500.');
  },
});

export const NotStored = meta.story({
  args: { isStored: false },
  play: async () => {
    await expect(screen.getByText(texts.tally.notStored)).toBeVisible();
  },
});

/** Ten thousand rows: one page of them is in the document, and any row is found. */
export const Long = meta.story({
  args: { clinic: clinicOf(many) },
  play: async () => {
    const rows = within(screen.getByRole('region', { name: texts.mend.title(5000) }));
    await expect(rows.getAllByRole('row')).toHaveLength(26);
    await userEvent.type(rows.getByRole('searchbox', { name: texts.table.find }), 'Person 9998');
    await expect(rows.getByText(texts.table.found(1))).toBeVisible();
    await expect(rows.getAllByRole('row')).toHaveLength(2);
  },
});

/** One mailbox in every row: a page of the group's cards is in the document. */
export const OneMailbox = meta.story({
  args: {
    clinic: clinicOf([
      ['Name', 'Email'],
      ...Array.from({ length: 1000 }, (_, row) => [`Person ${row + 1}`, 'office@lumen.example']),
    ]),
  },
  play: async () => {
    const twins = within(screen.getByRole('region', { name: texts.twins.title(999) }));
    await expect(twins.getAllByRole('heading', { level: 4 })).toHaveLength(12);
    const pages = within(twins.getByRole('navigation', { name: texts.twins.pagesOf('Person 1') }));
    await userEvent.click(pages.getByRole('button', { name: 'Next page' }));
    await expect(twins.getByText('Person 24')).toBeVisible();
    await expect(twins.getAllByRole('heading', { level: 4 })).toHaveLength(12);
  },
});

const long = 'Unbroken'.repeat(25);

export const LongText = meta.story({
  args: {
    clinic: clinicOf([
      [long, 'Email', 'Address', 'City', 'Postcode'],
      [long, `${long}@lumen.example`, long, long, ''],
    ]),
  },
  globals: { viewport: { value: 'small' } },
  play: fitsTheWidth,
});

export const Narrow = meta.story({
  args: { clinic: { ...clinicOf(cells), work: { ...clinicOf(cells).work, rows: noWork } } },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(mail()).toBeVisible();
    await fitsTheWidth();
  },
});
