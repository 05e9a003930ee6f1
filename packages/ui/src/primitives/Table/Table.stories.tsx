import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import preview from '#storybook/preview';
import { Card, CardHeader } from '../Card/Card';
import { Tag } from '../Tag/Tag';
import { TextLink } from '../TextLink/TextLink';
import type { RowKey } from './selection';
import { Table, type TableColumn } from './Table';
import { TableSkeleton } from './TableSkeleton';

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
  tags: ['autodocs'],
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
    await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
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

/** On a phone the header is shown above each value, visually only. */
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

/** When it overflows it is a named group that the keyboard scrolls. */
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
    const region = await canvas.findByRole('group', { name: 'All Active Orders' });
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

const onSelectedChange = fn();
const rowName = ({ id }: Row) => `order ${id}`;

const Selectable = ({
  start = [],
  ...props
}: Omit<Parameters<typeof Table<Row>>[0], 'selection'> & { readonly start?: readonly RowKey[] }) => {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set(start));
  return (
    <Table
      {...props}
      selection={{
        selected,
        onSelectedChange: (next) => {
          setSelected(next);
          onSelectedChange([...next]);
        },
        rowName,
      }}
    />
  );
};

/** By keyboard: one row, then all, then none. The header is mixed while only some rows are selected. */
export const Selection = meta.story({
  render: (args) => <Selectable {...args} />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all' });
    const first = canvas.getByRole('checkbox', { name: 'Select order 1064' });
    await userEvent.tab();
    await expect(all).toHaveFocus();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(first).toBeChecked();
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(all).not.toBePartiallyChecked();
    await expect(onSelectedChange).toHaveBeenLastCalledWith([1064, 1058, 1047]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select order 1058' }));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await userEvent.click(all);
    await expect(onSelectedChange).toHaveBeenLastCalledWith([]);
    await expect(all).not.toBeChecked();
  },
});

export const SomeSelected = meta.story({
  render: (args) => <Selectable {...args} start={[1064, 1058]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
  },
});

/** On a phone the checkbox for all rows stands above them, with its words. */
export const SelectionNarrow = meta.story({
  render: (args) => <Selectable {...args} start={[1058]} />,
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Select all')).toBeVisible();
    await userEvent.click(canvas.getByText('Select all'));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(4);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const many = Array.from({ length: 200 }, (_, id) => ({
  id,
  open: true,
  date: '12 Jan 2026',
  price: '1.00 GBP',
  quantity: 1,
}));

/** Selects rows that are not rendered yet as well; checkboxes respond at once. */
export const SelectionOfManyRows = meta.story({
  render: (args) => <Selectable {...args} rows={many} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select order 3' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select order 3' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(onSelectedChange).toHaveBeenLastCalledWith(many.map(({ id }) => id));
    await waitFor(() => expect(canvas.getByText('#199')).toBeInTheDocument());
    await waitFor(() => expect(canvas.getByLabelText('Select order 199')).toBeChecked());
  },
  // axe walks each of thousands of cells; the same markup is checked in Selection.
  parameters: { a11y: { test: 'off' } },
});

export const SkeletonRows = meta.story({ render: () => <TableSkeleton columns={6} pictured /> });

export const SkeletonRowsNarrow = meta.story({
  render: () => <TableSkeleton columns={6} />,
  globals: { viewport: { value: 'small' } },
});

export const States = meta.story({
  tags: ['picture'],
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
      <State name="Some rows selected">
        <Card>
          <Selectable {...args} caption="Some rows selected" start={[1064, 1058]} />
        </Card>
      </State>
      <State name="All rows selected">
        <Card>
          <Selectable {...args} caption="All rows selected" start={[1064, 1058, 1047]} />
        </Card>
      </State>
      <State name="On its way">
        <Card>
          <TableSkeleton columns={6} />
        </Card>
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
});
