import { expect, fn, waitFor, within } from 'storybook/test';
import { Card, CardHeader } from '#primitives/Card/Card.tsx';
import { Picture, tintOf } from '#primitives/Picture/Picture.tsx';
import type { TableColumn } from '#primitives/Table/Table.tsx';
import { Tag } from '#primitives/Tag/Tag.tsx';
import preview from '#storybook/preview';
import { ActionTable } from './ActionTable';

type Category = Readonly<{ id: number; name: string; description: string; picture: string | null }>;

const categories: readonly Category[] = [
  { id: 1, name: 'Drinkware', description: 'Mugs, cups and tumblers', picture: '/pictures/mug.svg' },
  {
    id: 2,
    name: 'T-Shirts',
    description: 'Washed cotton, printed front or back',
    picture: '/pictures/tee.svg',
  },
  { id: 3, name: 'Notebooks', description: 'Cloth-bound and pocket', picture: '/pictures/notebook.svg' },
  { id: 4, name: 'Sweet things', description: 'Boxes, bars and tins', picture: null },
];

const columns: readonly TableColumn<Category>[] = [
  {
    key: 'picture',
    header: 'Image',
    kind: 'picture',
    cell: ({ id, picture }) => <Picture src={picture} alt="" tint={tintOf(id)} />,
  },
  { key: 'name', header: 'Service Name', kind: 'id', cell: ({ name }) => name },
  { key: 'description', header: 'Service Description', kind: 'long', cell: ({ description }) => description },
];

const meta = preview.meta({
  title: 'Patterns/ActionTable',
  tags: ['autodocs'],
  component: ActionTable<Category>,
  args: {
    caption: 'All Available Categories',
    columns,
    rows: categories,
    rowKey: ({ id }: Category) => id,
    rowName: ({ name }: Category) => name,
    actions: [
      { label: 'Edit Service', onPress: fn() },
      { label: 'Delete', tone: 'danger' as const, onPress: fn() },
    ],
  },
  decorators: (Story) => (
    <Card>
      <CardHeader title="All Available Categories" />
      <Story />
    </Card>
  ),
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['picture'],
  play: async ({ args, canvas, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: 'All Available Categories' }));
    await expect(table.getByRole('columnheader', { name: 'Actions' })).toBeVisible();
    await userEvent.click(table.getByRole('button', { name: 'Delete, Notebooks' }));
    await expect(args.actions[1]?.onPress).toHaveBeenLastCalledWith(categories[2]);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.actions[0]?.onPress).toHaveBeenLastCalledWith(categories[2]);
  },
});

/** Selecting and acting on a row are separate. */
export const Selectable = meta.story({
  args: {
    selection: {
      selected: new Set([2, 3]),
      onSelectedChange: fn(),
      rowName: ({ name }: Category) => name,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select T-Shirts' }));
    await expect(args.selection?.onSelectedChange).toHaveBeenLastCalledWith(new Set([3]));
    await expect(args.actions[0]?.onPress).not.toHaveBeenCalled();
  },
});

export const SelectableNarrow = meta.story({
  args: {
    selection: { selected: new Set([2]), onSelectedChange: fn(), rowName: ({ name }: Category) => name },
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongText = meta.story({
  args: {
    rows: [
      {
        id: 9,
        name: 'Everything that keeps a conversation going at a very long table',
        description:
          'Carafes, glasses, cloths, candles, cards with questions on them, and a small bell for whoever has been talking for too long already',
        picture: null,
      },
      ...categories,
    ],
  },
});

/** On a phone the picture is beside the name; each further value takes half a row. */
export const ManyColumnsSmall = meta.story({
  args: {
    columns: [
      ...columns.slice(0, 2),
      ...['Gifting', 'Category', 'Delivery time'].map((header) => ({
        key: header,
        header,
        cell: () => `${header} of this one`,
      })),
      {
        key: 'status',
        header: 'Status',
        kind: 'status',
        cell: () => <Tag status="active">Active</Tag>,
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const row = within(canvas.getAllByRole('row')[1] ?? document.body);
    const [name, first, second, tag] = [
      'Drinkware',
      'Gifting of this one',
      'Category of this one',
      'Active',
    ].map((text) => row.getByText(text).getBoundingClientRect());
    if (!name || !first || !second || !tag) throw new Error('A value is missing.');
    await expect(first.top).toBeGreaterThan(name.bottom);
    await expect(second.top).toBe(first.top);
    await expect(second.left).toBeGreaterThanOrEqual(first.right);
    await expect(tag.left).toBe(second.left);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const many = Array.from({ length: 1000 }, (_, index) => ({
  id: index,
  name: `Category ${index + 1}`,
  description: 'Mugs, cups and tumblers',
  picture: '/pictures/mug.svg',
}));

// axe walks each of thousands of cells, which takes longer than the story; the same markup is checked in Default.
const withoutAxe = { a11y: { test: 'off' } } as const;

const left = (element: HTMLElement) => Math.round(element.getBoundingClientRect().left);

/**
 * All thousand rows are in the DOM, for find-in-page and screen readers; only those near the window are laid out with
 * pictures and buttons.
 */
export const ThousandRows = meta.story({
  args: { rows: many },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByText(/^Category \d+$/)).toHaveLength(1000));
    const last = canvas.getByText('Category 1000');
    await expect(last.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
    await expect(canvas.queryByLabelText('Delete, Category 1000')).not.toBeInTheDocument();

    last.scrollIntoView({ behavior: 'instant' });
    await userEvent.click(await canvas.findByLabelText('Delete, Category 1000'));
    await expect(args.actions[1]?.onPress).toHaveBeenLastCalledWith(many.at(-1));
    await expect(last.checkVisibility({ contentVisibilityAuto: true })).toBe(true);
    await expect(left(last)).toBe(left(canvas.getByText('Service Name')));
  },
  parameters: withoutAxe,
});

/** Tab moves through all rows, whenever they were rendered. */
export const ManyRowsByKeyboard = meta.story({
  args: { rows: many.slice(0, 40) },
  play: async ({ canvas, userEvent }) => {
    canvas.getByLabelText('Delete, Category 10').focus();
    for (const { name } of many.slice(10, 40)) {
      const edit = await canvas.findByLabelText(`Edit Service, ${name}`);
      await userEvent.tab();
      await expect(edit).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByLabelText(`Delete, ${name}`)).toHaveFocus();
    }
  },
  parameters: withoutAxe,
});

export const ManyRowsNarrow = meta.story({
  args: { rows: many.slice(0, 60) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const last = await canvas.findByText('Category 60');
    last.scrollIntoView({ behavior: 'instant' });
    await expect(await canvas.findByLabelText('Delete, Category 60')).toBeVisible();
    await expect(left(last)).toBe(left(canvas.getByText('Category 1')));
  },
  parameters: withoutAxe,
});

/** Longer content in a later row wraps, and the columns stay aligned. */
export const ManyRowsLongText = meta.story({
  args: {
    rows: [
      ...many.slice(0, 30),
      { id: 30, name: 'Everything that keeps a conversation going', description: 'Carafes', picture: null },
    ],
  },
  play: async ({ canvas }) => {
    const long = await canvas.findByText('Everything that keeps a conversation going');
    long.scrollIntoView({ behavior: 'instant' });
    await waitFor(() => expect(long.scrollWidth).toBeLessThanOrEqual(long.clientWidth));
    await expect(left(canvas.getByText('Carafes'))).toBe(left(canvas.getByText('Service Description')));
  },
  parameters: withoutAxe,
});
