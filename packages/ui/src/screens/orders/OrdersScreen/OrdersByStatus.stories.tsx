import { sampleBuyer } from '@gifting/api/account/mocks';
import { ownOrdersMock, sampleOrder } from '@gifting/api/orders/mocks';
import { statusGroups } from '@gifting/domain/orders/order-status';
import { paths } from '@gifting/domain/site/paths';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import preview from '#storybook/preview';
import { OrdersScreen } from './OrdersScreen';
import { reads } from './OrdersScreen.reads';
import { ordersTexts as texts } from './OrdersScreen.texts';

const orders = [
  sampleOrder({ id: '1070', status: 'pending', dueDate: null }),
  sampleOrder({ id: '1064', status: 'proof_sent', dueDate: null }),
  sampleOrder({ id: '1059', status: 'in_production', dueDate: '2025-12-22' }),
  sampleOrder({ id: '1051', status: 'delivered', dueDate: '2025-10-18' }),
];

const meta = preview.meta({
  title: 'Screens/Orders/Orders by status',
  component: OrdersScreen,
  decorators: [InDashboard],
  parameters: {
    controls: { disable: true },
    user: sampleBuyer,
    route: { path: paths.orders, at: paths.orders, reads },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      ownOrdersMock.answer(({ query }) => {
        const statuses: readonly string[] = statusGroups[query.status ?? 'pending'];
        return { items: orders.filter(({ status }) => statuses.includes(status)) };
      }),
    ),
});

const shows = async (numbers: readonly string[]) => {
  await waitFor(() => {
    const table = within(screen.getByRole('table', { name: texts.table }));
    const rows = table.getAllByRole('row').slice(1);
    expect(rows.map((row) => /#\d+/.exec(row.textContent)?.[0])).toEqual(numbers);
  });
};
const choose = async (label: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name: texts.sortBy }), label);

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S52.01'] },
  play: async () => {
    await shows(['#1070', '#1064', '#1059']);
    await expect(screen.getByRole('combobox', { name: texts.sortBy })).toHaveDisplayValue('Active');
    await expect(screen.getByText('Proof sent')).toBeVisible();
    await expect(screen.getByText('In production')).toBeVisible();
    await expect(screen.queryByText(texts.sortHint)).toBeNull();
  },
});

export const Delivered = meta.story({
  parameters: { states: ['S52.02'] },
  play: async () => {
    await shows(['#1070', '#1064', '#1059']);
    await choose('Delivered');
    await shows(['#1051']);
  },
});

export const FromTheAddress = meta.story({
  parameters: { route: { path: paths.orders, at: `${paths.orders}?status=delivered`, reads } },
  play: async () => {
    await shows(['#1051']);
    await expect(screen.getByRole('combobox', { name: texts.sortBy })).toHaveDisplayValue('Delivered');
  },
});

export const NoneOfAStatus = meta.story({
  parameters: { states: ['S52.03'] },
  play: async () => {
    await shows(['#1070', '#1064', '#1059']);
    await choose('Cancel');
    await expect(await screen.findByText(texts.empty)).toBeVisible();
  },
});
