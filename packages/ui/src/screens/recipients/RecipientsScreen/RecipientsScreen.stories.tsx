import { sampleAdmin } from '@gifting/api/account/mocks';
import { expect, screen, userEvent, within } from 'storybook/test';
import { paths } from '#app/paths.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { RecipientsScreen } from './RecipientsScreen';
import { recipientsTexts as texts } from './RecipientsScreen.texts';
import { sampleConnections } from './sample';

const meta = preview.meta({
  title: 'Screens/Recipients/Recipients',
  component: RecipientsScreen,
  decorators: [InDashboard],
  parameters: { controls: { disable: true }, user: sampleAdmin, route: { at: paths.recipients } },
});

const table = (name: string) => within(screen.getByRole('table', { name }));
const rowOf = (name: string) => within(table(texts.users).getByRole('row', { name: new RegExp(name) }));
const select = async (name: string) =>
  userEvent.click(table(texts.connection).getByRole('checkbox', { name: `Select ${name}` }));
const all = () => table(texts.connection).getByRole('checkbox', { name: 'Select all' });
const ticked = () => table(texts.connection).queryAllByRole('checkbox', { checked: true });
const names = () => sampleConnections.map(({ name }) => table(texts.connection).getByText(name).textContent);

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S34.01'] },
  play: async () => {
    await expect(screen.getByText(texts.sample)).toBeVisible();
    await expect(
      table(texts.users)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Name', 'Email', 'Access', 'Orders placed', 'Outstanding invoices']);
    const row = rowOf('Priya Nair');
    await expect(row.getByText('priya@northfold.example')).toBeVisible();
    await expect(row.getByText('9')).toBeVisible();
    await expect(row.getByText('684.00 GBP')).toBeVisible();
  },
});

export const Access = meta.story({
  parameters: { states: ['S34.02'] },
  play: async () => {
    await expect(rowOf('Amara Okafor').getByText('HR Company')).toBeVisible();
    await expect(rowOf('Tomas Lindqvist').getByText('Company Person')).toBeVisible();
  },
});

export const NothingSelected = meta.story({
  parameters: { states: ['S34.03'] },
  play: async () => {
    await expect(ticked()).toHaveLength(0);
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const SomeSelected = meta.story({
  parameters: { states: ['S34.04'] },
  play: async () => {
    await select('Noor Haddad');
    await select('Elias Brandt');
    await expect(ticked()).toHaveLength(2);
    await expect(all()).toBePartiallyChecked();
    await expect(screen.getByText(texts.selected(2))).toBeVisible();
  },
});

export const AllSelected = meta.story({
  parameters: { states: ['S34.05'] },
  play: async () => {
    await userEvent.click(all());
    await expect(all()).toBeChecked();
    await expect(ticked()).toHaveLength(sampleConnections.length + 1);
    await expect(screen.getByText(texts.selected(4))).toBeVisible();
  },
});

const hasNoEffect = async (name: string) => {
  await select('Noor Haddad');
  const before = document.querySelector('.dash__main')?.innerHTML;
  await userEvent.click(screen.getByRole('button', { name }));
  await expect(document.querySelector('.dash__main')?.innerHTML).toBe(before);
  await expect(names()).toHaveLength(sampleConnections.length);
  await expect(screen.queryByRole('dialog')).toBeNull();
};

export const DeletePressed = meta.story({
  parameters: { states: ['S34.06'] },
  play: () => hasNoEffect(texts.delete),
});

export const EditPressed = meta.story({
  parameters: { states: ['S34.07'] },
  play: () => hasNoEffect(texts.edit),
});

export const ByKeyboard = meta.story({
  play: async () => {
    screen.getByRole('button', { name: texts.delete }).focus();
    await userEvent.tab();
    await expect(all()).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(ticked()).toHaveLength(1);
  },
});

const long = 'Unbroken'.repeat(15);

export const LongText = meta.story({
  args: {
    users: [
      {
        id: '1',
        name: long,
        email: `${long}@example.com`,
        access: 'companyPerson',
        ordersPlaced: 1_000_000,
        outstanding: 9_999_999_999,
        currency: 'GBP',
      },
    ],
    connections: [{ id: '1', name: long, email: `${long}@example.com`, campaign: long }],
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(table(texts.connection).getAllByRole('row')).toHaveLength(2);
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S34.08'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(rowOf('Amara Okafor').getByText('HR Company')).toBeVisible();
    await expect(table(texts.connection).getByText('Noor Haddad')).toBeVisible();
    await fitsTheWidth();
  },
});
