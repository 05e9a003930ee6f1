import { sampleAdmin, sampleBuyer } from '@gifting/api/account/mocks';
import { capabilitiesMock, capabilitiesWithout } from '@gifting/api/capabilities/mocks';
import {
  addressCountsMock,
  anyOrderMock,
  ownOrderMock,
  sampleAddressCounts,
  sampleOrderDetail,
} from '@gifting/api/orders/mocks';
import { type AddressCounts, addressStops } from '@gifting/domain/orders/order-addresses';
import { paths } from '@gifting/domain/site/paths';
import { expect, screen, within } from 'storybook/test';
import { campaignPath, orderPath } from '#app/paths.ts';
import { errorPanelTexts } from '#patterns/ErrorPanel/ErrorPanel.texts.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { packingTexts } from '#screens/shared/PackingButtons/packing.texts.ts';
import { fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { addressesTexts as texts } from '../shared/Addresses/addresses.texts';
import { addressesPath } from '../shared/addresses-path';
import { OrderScreen } from './OrderScreen';
import { reads } from './OrderScreen.reads';
import { orderTexts } from './OrderScreen.texts';

const severalAddresses = sampleOrderDetail({ deliveryAddresses: [] });

const meta = preview.meta({
  title: 'Screens/Orders/Addresses on the order',
  component: OrderScreen,
  decorators: [InDashboard],
  parameters: {
    controls: { disable: true },
    user: sampleBuyer,
    route: { path: paths.order, at: orderPath('1064'), reads },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      ownOrderMock.ok(severalAddresses),
      anyOrderMock.ok(severalAddresses),
      addressCountsMock.ok(sampleAddressCounts({ kept: 0 })),
    ),
});

const counts = (changes: Partial<AddressCounts>) => addressCountsMock.ok(sampleAddressCounts(changes));
const findCard = async () => {
  const card = await screen.findByRole('region', { name: texts.title });
  card.scrollIntoView({ block: 'center' });
  return within(card);
};
const leadsTo = async (name: string) =>
  expect((await findCard()).getByRole('link', { name })).toHaveAttribute('href', addressesPath('1064'));

export const Default = meta.story({
  parameters: { states: ['S88.01'] },
  play: async () => {
    const card = await findCard();
    await expect(card.getByText(texts.kept(0, 120))).toBeVisible();
    await expect(card.getByText(texts.until)).toBeVisible();
    await leadsTo(texts.add);
  },
});

export const AllKept = meta.story({
  parameters: { states: ['S88.02'] },
  beforeEach: ({ msw }) => msw.use(counts({ kept: 120 })),
  play: async () => {
    await expect((await findCard()).getByText(texts.kept(120, 120))).toBeVisible();
    await leadsTo(texts.see);
  },
});

export const InProduction = meta.story({
  parameters: { states: ['S88.03'] },
  beforeEach: ({ msw }) => msw.use(counts({ kept: 118, stop: 'in_production', changeable: false })),
  play: async () => {
    await expect((await findCard()).getByText(addressStops.in_production)).toBeVisible();
    await leadsTo(texts.see);
  },
});

export const Campaign = meta.story({
  parameters: { states: ['S88.04'] },
  beforeEach: ({ msw }) => msw.use(counts({ kept: 0, stop: 'campaign', changeable: false })),
  play: async () => {
    const card = await findCard();
    await expect(card.getByText(addressStops.campaign)).toBeVisible();
    await expect(card.getByRole('link', { name: texts.campaign })).toHaveAttribute(
      'href',
      campaignPath('1064'),
    );
  },
});

const fails = async () => {
  const message = await screen.findByText(texts.error);
  await expect(message).toBeVisible();
  await expect(screen.getByRole('button', { name: errorPanelTexts.tryAgain })).toBeVisible();
  await expect(screen.getByRole('region', { name: orderTexts.contents })).toBeVisible();
  message.scrollIntoView({ block: 'center' });
};

export const Failed = meta.story({
  parameters: { states: ['S88.05'] },
  beforeEach: ({ msw }) => msw.use(addressCountsMock.failure(500)),
  play: fails,
});

export const Malformed = meta.story({
  beforeEach: ({ msw }) => msw.use(addressCountsMock.malformed()),
  play: fails,
});

export const Administrator = meta.story({
  parameters: { states: ['S88.06'], user: sampleAdmin },
  beforeEach: ({ msw }) => msw.use(counts({ kept: 118, changeable: false })),
  play: async () => {
    const card = await findCard();
    await expect(card.getByText(texts.kept(118, 120))).toBeVisible();
    for (const kind of ['csv', 'xlsx'] as const)
      await expect(card.getByRole('button', { name: packingTexts[kind] })).toBeVisible();
    await leadsTo(texts.see);
  },
});

const saysNothing = async () => {
  await expect(await screen.findByRole('region', { name: orderTexts.contents })).toBeVisible();
  await expect(screen.queryByRole('region', { name: texts.title })).toBeNull();
};

/** An order to one address shows it, as specified. */
export const OneAddress = meta.story({
  beforeEach: ({ msw }) => msw.use(ownOrderMock.ok(sampleOrderDetail())),
  play: saysNothing,
});

export const WithoutCapability = meta.story({
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.ok(capabilitiesWithout('orders.addresses'))),
  play: saysNothing,
});

export const Narrow = meta.story({
  parameters: { states: ['S88.09'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await leadsTo(texts.add);
    await fitsTheWidth();
  },
});
