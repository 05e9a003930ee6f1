import { sampleAdmin, sampleBuyer } from '@gifting/api/account/mocks';
import { capabilitiesMock, capabilitiesWithout } from '@gifting/api/capabilities/mocks';
import { allOrdersMock, ownOrdersMock, sampleOrder } from '@gifting/api/orders/mocks';
import { expect, screen, userEvent, within } from 'storybook/test';
import { errorTexts } from '#app/error-catalogue.ts';
import { orderPath, paths } from '#app/paths.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { fitsTheWidth, seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { pagedStories } from '../shared/OrderTable/paged-stories';
import { OrdersScreen } from './OrdersScreen';
import { ordersTexts as texts } from './OrdersScreen.texts';

const meta = preview.meta({
  title: 'Screens/Orders/Orders',
  component: OrdersScreen,
  decorators: [InDashboard],
  parameters: { controls: { disable: true }, user: sampleBuyer, route: { at: paths.orders } },
  // As specified: an API without a lifecycle says less.
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.ok(capabilitiesWithout('orders.lifecycle'))),
});

const table = () => screen.findByRole('table', { name: texts.table });
const rowOf = async (id: string) => within(await table()).getByRole('row', { name: new RegExp(`#${id}`) });

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S28.02', 'S28.09', 'S28.12'] },
  play: async () => {
    const row = within(await rowOf('1064'));
    await expect(row.getByText('2,646.00 GBP')).toBeVisible();
    await expect(row.getByText('120')).toBeVisible();
    await expect(row.getAllByText('01/11/2025')).toHaveLength(2);
    await expect(row.getByRole('link', { name: texts.viewOrder('1064') })).toHaveAttribute(
      'href',
      orderPath('1064'),
    );
    await expect(screen.getByText(texts.sortHint)).toBeVisible();
    await expect(screen.getByRole('combobox', { name: texts.sortBy })).toHaveDisplayValue('Pending');
    await expect(screen.getByText(texts.noActivity)).toBeVisible();
  },
});

export const Administrator = meta.story({
  parameters: { states: ['S28.03'], user: sampleAdmin },
  beforeEach: ({ msw }) =>
    msw.use(ownOrdersMock.failure(403), allOrdersMock.ok({ items: [sampleOrder({ id: '2001' })] })),
  play: async () => {
    await expect(await rowOf('2001')).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { states: ['S28.01'] },
  beforeEach: ({ msw }) => msw.use(ownOrdersMock.pending()),
  play: async () => {
    await expect(await screen.findByText(texts.loading)).toBeInTheDocument();
    await expect(screen.queryByRole('table')).toBeNull();
  },
});

export const WithoutDate = meta.story({
  parameters: { states: ['S28.04'] },
  play: async () => {
    await expect(within(await rowOf('1051')).getAllByText(texts.noDate)).toHaveLength(2);
  },
});

export const Pending = meta.story({
  parameters: { states: ['S28.05'] },
  play: async () => {
    const tag = within(await rowOf('1064')).getByText('Pending');
    const yellow = getComputedStyle(document.documentElement).getPropertyValue('--color-status-pending');
    const probe = document.createElement('i');
    probe.style.color = yellow;
    document.body.append(probe);
    await expect(getComputedStyle(tag).backgroundColor).toBe(getComputedStyle(probe).color);
    probe.remove();
  },
});

export const OtherStatus = meta.story({
  parameters: { states: ['S28.06'] },
  beforeEach: ({ msw }) =>
    msw.use(
      ownOrdersMock.ok({
        items: [sampleOrder({ status: 'on hold' }), sampleOrder({ id: '1', status: 'delivered' })],
      }),
    ),
  play: async () => {
    await expect(within(await rowOf('1064')).getByText('On hold')).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { states: ['S28.07'] },
  beforeEach: ({ msw }) => msw.use(ownOrdersMock.empty()),
  play: async () => {
    await expect(await screen.findByText(texts.empty)).toBeVisible();
  },
});

export const ServerError = meta.story({
  parameters: { states: ['S28.08'] },
  beforeEach: ({ msw }) => msw.use(ownOrdersMock.failure(500)),
  play: async () => {
    await expect(await screen.findByText(texts.error)).toBeVisible();
    await seesToast(errorTexts.server);
  },
});

export const TriedAgain = meta.story({
  ...ServerError.input,
  tags: ['!dev'],
  play: async ({ msw }) => {
    await ServerError.play();
    msw.use(ownOrdersMock.ok());
    await userEvent.click(screen.getByRole('button', { name: texts.tryAgain }));
    await expect(await table()).toBeVisible();
  },
});

export const Malformed = meta.story({
  beforeEach: ({ msw }) => msw.use(ownOrdersMock.malformed()),
  play: async () => {
    await expect(await screen.findByText(texts.error)).toBeVisible();
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(ownOrdersMock.offline()),
  play: async () => {
    await expect(await screen.findByText(texts.error)).toBeVisible();
    await seesToast(errorTexts.network);
  },
});

export const SortChosen = meta.story({
  parameters: { states: ['S28.10', 'S28.11'] },
  play: async () => {
    await table();
    const sort = screen.getByRole('combobox', { name: texts.sortBy });
    await expect(
      within(sort)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Active', 'Pending', 'Cancel', 'Delivered']);
    const before = within(await table())
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    await userEvent.selectOptions(sort, 'Delivered');
    await expect(sort).toHaveDisplayValue('Delivered');
    await expect(
      within(await table())
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(before);
  },
});

const paged = pagedStories(ownOrdersMock, texts);

export const FirstPage = meta.story(paged.firstPage);
export const MoreShown = meta.story(paged.moreShown);
export const LoadingMore = meta.story(paged.loadingMore);
export const MoreFailed = meta.story(paged.moreFailed);
export const MoreTriedAgain = meta.story(paged.moreTriedAgain);
export const EndOfList = meta.story(paged.endOfList);

/** Without `lists.pages` the call is as specified. */
export const WholeList = meta.story(paged.wholeList);

export const Narrow = meta.story({
  parameters: { states: ['S28.13'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await rowOf('1064')).toBeVisible();
    await fitsTheWidth();
  },
});
