import { expect, waitFor, within } from 'storybook/test';
import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import preview from '#storybook/preview';
import { Card, CardHeader } from '../Card/Card';
import { Tag } from '../Tag/Tag';
import { TextLink } from '../TextLink/TextLink';
import { Table, type TableColumn } from './Table';

type Row = Readonly<{ id: number; open: boolean; date: string; price: string; quantity: number }>;

const rows: readonly Row[] = [
  { id: 1064, open: true, date: '12 Jan 2026', price: '6,066.00 GBP', quantity: 120 },
  { id: 1058, open: false, date: '19 Dec 2025', price: '9,412.50 GBP', quantity: 250 },
  { id: 1047, open: false, date: '5 Dec 2025', price: '14,960.00 GBP', quantity: 400 },
];

const columns: readonly TableColumn<Row>[] = [
  { key: 'id', header: 'Order number', kind: 'id', cell: (row) => `#${row.id}` },
  {
    key: 'status',
    header: 'Status',
    kind: 'status',
    cell: (row) => <Tag status={row.open ? 'pending' : 'active'}>{row.open ? 'Pending' : 'Active'}</Tag>,
  },
  { key: 'date', header: 'Delivery date', cell: (row) => row.date },
  { key: 'price', header: 'Price', kind: 'number', cell: (row) => row.price },
  { key: 'quantity', header: 'Quantity', kind: 'number', cell: (row) => row.quantity },
  {
    key: 'view',
    header: 'Link',
    kind: 'action',
    cell: (row) => (
      <TextLink href={`#${row.id}`} aria-label={`View order ${row.id}`}>
        View
      </TextLink>
    ),
  },
];

const meta = preview.meta({
  title: 'Primitives/Table',
  component: Table<Row>,
  args: { caption: 'All Active Orders', columns, rows, rowKey: (row: Row) => row.id },
  decorators: (Story, { name }) =>
    name === 'States' ? (
      <Story />
    ) : (
      <Card>
        <CardHeader title="All Active Orders" />
        <Story />
      </Card>
    ),
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'All Active Orders' });
    await expect(within(table).getAllByRole('row')).toHaveLength(4);
    await expect(within(table).getByRole('columnheader', { name: 'Delivery date' })).toBeInTheDocument();
    await expect(within(table).getByRole('cell', { name: '9,412.50 GBP' })).toBeVisible();
    await expect(within(table).getByRole('link', { name: 'View order 1058' })).toBeVisible();
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});

export const OneRow = meta.story({ args: { rows: rows.slice(0, 1) } });

export const LongText = meta.story({
  args: {
    columns: [
      ...columns.slice(0, 2),
      {
        key: 'note',
        header: 'Note',
        kind: 'long',
        cell: () => 'To be delivered at the side door between eight and ten, where the porter signs for it',
      },
      ...columns.slice(2),
    ],
  },
});

/** On a phone the head of a column stands over each value, for the eye only: assistive technology has the head itself. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('cell', { name: '9,412.50 GBP' });
    await expect(getComputedStyle(cell, '::before').content).toContain('"Price"');
    await expect(getComputedStyle(cell, '::before').display).toBe('block');
    await expect(canvas.getAllByRole('columnheader', { name: 'Price' })).toHaveLength(1);
    const link = canvas.getByRole('link', { name: 'View order 1058' }).getBoundingClientRect();
    await expect(link.top).toBeGreaterThan(canvas.getByText('250').getBoundingClientRect().bottom);
  },
});

/** Too wide for its place: a region by the table's name, which the keyboard reaches and scrolls. */
export const Scrolling = meta.story({
  args: {
    columns: [
      ...columns.slice(0, -1),
      ...['Account manager', 'Delivered through', 'Packed in', 'Paid by'].map((header) => ({
        key: header,
        header,
        cell: () => 'Calder and Wharf Incorporated',
      })),
    ],
  },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'All Active Orders' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(getComputedStyle(region).outlineStyle).toBe('solid');
    region.scrollTo({ left: region.scrollWidth, behavior: 'instant' });
    const last = within(region).getByRole('columnheader', { name: 'Paid by' });
    await waitFor(() =>
      expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(
        region.getBoundingClientRect().right + 1,
      ),
    );
  },
});

export const States = meta.story({
  render: (args) => (
    <StateGallery
      title="Table"
      note="Rows of 44 px, hairlines, amounts to the right. Below 768 px each row is a block with its labels."
      columns={1}
    >
      <State name="Default">
        <Card>
          <Table {...args} caption="Default" />
        </Card>
      </State>
      <State name="Hover" held="hover">
        <Card>
          <Table {...args} caption="Hover" />
        </Card>
      </State>
      <State name="Focus" held="focus">
        <Card>
          <Table {...args} caption="Focus" />
        </Card>
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
});
