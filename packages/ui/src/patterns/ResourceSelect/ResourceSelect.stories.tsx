import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import type { Resource } from '../ResourceView/ResourceView';
import { ResourceSelect } from './ResourceSelect';

type Category = Readonly<{ id: string; name: string }>;

const categories: readonly Category[] = [
  { id: '31', name: 'Welcome packs' },
  { id: '32', name: 'Drinkware' },
];

const settled: Resource<readonly Category[]> = {
  data: categories,
  error: null,
  isFetching: false,
  refetch: fn(),
};

const meta = preview.meta({
  title: 'Patterns/ResourceSelect',
  tags: ['autodocs'],
  component: ResourceSelect<Category>,
  args: {
    label: 'Category',
    resource: settled,
    optionOf: ({ id, name }: Category) => ({ value: id, label: name }),
    loadingLabel: 'Loading the categories',
    failedLabel: 'The categories could not be loaded',
    emptyLabel: 'There is no category yet',
    defaultValue: '',
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Category' });
    await userEvent.selectOptions(select, 'Drinkware');
    await expect(select).toHaveValue('32');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  args: { resource: { ...settled, data: undefined, isFetching: true } },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Category' });
    await expect(select).toHaveDisplayValue('Loading the categories');
    await expect(select).toHaveAttribute('aria-busy', 'true');
  },
});

export const Failed = meta.story({
  args: { resource: { ...settled, data: undefined, error: new Error('categories.choices failed: 500') } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'The categories could not be loaded',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.resource.refetch).toHaveBeenCalled();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});

export const Empty = meta.story({
  args: { resource: { ...settled, data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('There is no category yet');
  },
});

export const Invalid = meta.story({
  args: { error: 'Choose a category' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Choose a category');
  },
});

export const LongText = meta.story({
  args: {
    resource: {
      ...settled,
      data: [{ id: '9', name: 'Everything that keeps a conversation going '.repeat(6) }, ...categories],
    },
    defaultValue: '9',
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
