import { expect, fn, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import type { LedgerColumn } from '../../primitives/Ledger/Ledger';
import { Picture, tintOf } from '../../primitives/Picture/Picture';
import { Sheet, SheetHead } from '../../primitives/Sheet/Sheet';
import { DataTable } from './DataTable';

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

const columns: readonly LedgerColumn<Category>[] = [
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
  title: 'Patterns/DataTable',
  component: DataTable<Category>,
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
    <Sheet>
      <SheetHead title="All Available Categories" />
      <Story />
    </Sheet>
  ),
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
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

const many = Array.from({ length: 1000 }, (_, index) => ({
  id: index,
  name: `Category ${index + 1}`,
  description: 'Mugs, cups and tumblers',
  picture: '/pictures/mug.svg',
}));

/** A thousand rows stay usable. */
export const ThousandRows = meta.story({
  args: { rows: many },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText(/^Category \d+$/)).toHaveLength(1000);
    await userEvent.click(canvas.getByLabelText('Delete, Category 1000'));
    await expect(args.actions[1]?.onPress).toHaveBeenLastCalledWith(many.at(-1));
  },
  parameters: {
    // axe walks each of eight thousand cells, which takes longer than the story; the same markup is checked in Default.
    a11y: { test: 'off' },
  },
});
