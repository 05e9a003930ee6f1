import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import type { Resource } from '../ResourceView/ResourceView';
import { AdminList } from './AdminList';

type Category = Readonly<{ id: number; name: string; description: string }>;

const categories: readonly Category[] = [
  { id: 1, name: 'Drinkware', description: 'Mugs, cups and tumblers' },
  { id: 2, name: 'Notebooks', description: 'Cloth-bound and pocket' },
  { id: 3, name: 'Sweet things', description: 'Boxes, bars and tins' },
];

const settled: Resource<readonly Category[]> = {
  data: categories,
  error: null,
  isFetching: false,
  refetch: fn(),
};

const meta = preview.meta({
  title: 'Patterns/AdminList',
  tags: ['autodocs'],
  component: AdminList<Category>,
  args: {
    texts: {
      title: 'Category',
      table: 'All Available Categories',
      count: (rows: number) => `${rows} categories`,
      add: 'Add New Category',
      edit: 'Edit Service',
      delete: 'Delete',
      deleting: 'Deleting',
      deleteTitle: (name: string) => `Delete ${name}?`,
      loading: 'Loading categories',
      empty: 'No Services Available',
      error: 'Something went wrong!',
      retry: 'Try Again',
    },
    resource: settled,
    columns: [
      { key: 'name', header: 'Service Name', kind: 'id' as const, cell: ({ name }: Category) => name },
      {
        key: 'description',
        header: 'Service Description',
        kind: 'long' as const,
        cell: ({ description }: Category) => description,
      },
    ],
    rowKey: ({ id }: Category) => id,
    rowName: ({ name }: Category) => name,
    onAdd: fn(),
    onEdit: fn(),
    onDelete: fn(async () => undefined),
    describeDeletion: () => 'This cuts it from the collection for everyone.',
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['picture'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Category' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add New Category' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Service, Notebooks' }));
    await expect(args.onEdit).toHaveBeenLastCalledWith(categories[1]);
    await expect(canvas.getByText('3 categories')).toBeVisible();
  },
});

/** Asked first; once it is deleted the row is gone and focus is on the title. */
export const Deletion = meta.story({
  render: (args) => {
    const [rows, setRows] = useState(categories);
    return (
      <AdminList
        {...args}
        resource={{ ...settled, data: rows }}
        onDelete={async (row) => setRows((before) => before.filter(({ id }) => id !== row.id))}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Delete, Notebooks' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await screen.findByRole('alertdialog', { name: 'Delete Notebooks?' });
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByText('Notebooks')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
});

/** The question stays for another try. */
export const DeletionFails = meta.story({
  args: { onDelete: fn(() => Promise.reject(new Error('Refused'))) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete, Drinkware' }));
    await screen.findByRole('alertdialog', { name: 'Delete Drinkware?' });
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledTimes(2));
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { resource: { ...settled, data: undefined, isFetching: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading categories');
  },
});

export const Empty = meta.story({
  args: { resource: { ...settled, data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Services Available')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { resource: { ...settled, data: undefined, error: new Error('Refused') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong!');
  },
});

export const RefetchFailed = meta.story({
  args: { resource: { ...settled, error: new Error('Refused') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong!');
    await expect(canvas.getByText('Notebooks')).toBeVisible();
  },
});

/** While deleting, the question waits and nothing closes it. */
export const Deleting = meta.story({
  args: { onDelete: fn(() => new Promise(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete, Drinkware' }));
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Delete' }));
    const busy = await screen.findByRole('button', { name: 'Deleting' });
    await waitFor(() => expect(busy).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: {
    resource: {
      ...settled,
      data: [
        {
          id: 9,
          name: 'Everything that keeps a conversation going at a very long table',
          description: 'Carafes, glasses, cloths, candles, and a bell for whoever talks for too long',
        },
        ...categories,
      ],
    },
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add New Category' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete, Drinkware' })).toHaveFocus());
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });
