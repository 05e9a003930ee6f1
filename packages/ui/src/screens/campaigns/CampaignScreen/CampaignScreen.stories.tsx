import { sampleAdmin, sampleBuyer } from '@gifting/api/account/mocks';
import { anyCampaignMock, ownCampaignMock, sampleCampaignDetail } from '@gifting/api/campaigns/mocks';
import { capabilitiesMock, capabilitiesWithout } from '@gifting/api/capabilities/mocks';
import { expect, screen, userEvent, within } from 'storybook/test';
import { errorTexts } from '#app/error-catalogue.ts';
import { campaignPath, paths } from '#app/paths.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { fitsTheWidth, seesToast, visible } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { CampaignScreen } from './CampaignScreen';
import { reads } from './CampaignScreen.reads';
import { micrositeTexts, campaignTexts as texts } from './CampaignScreen.texts';

const route = { path: paths.campaign, at: campaignPath('1064'), reads };

const meta = preview.meta({
  title: 'Screens/Campaigns/Campaign detail',
  component: CampaignScreen,
  decorators: [InDashboard],
  parameters: { controls: { disable: true }, user: sampleBuyer, route },
  // As specified; counted figures have stories of their own.
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.ok(capabilitiesWithout('campaigns.figures'))),
});

const heading = (name = 'Spring joiners') => screen.findByRole('heading', { level: 1, name });
const factOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S31.02'] },
  play: async () => {
    await heading();
    const trail = within(screen.getByRole('navigation', { name: texts.trail }));
    await expect(trail.getByRole('link', { name: texts.campaigns })).toHaveAttribute('href', paths.campaigns);
    await expect(trail.getByRole('link', { name: texts.title })).toBeVisible();
    await expect(trail.getByText('Spring joiners')).toHaveAttribute('aria-current', 'page');
    await expect(factOf(texts.number)).toHaveTextContent('#1064');
    await expect(await screen.findByText('62%')).toBeVisible();
    await expect(factOf(texts.endDate)).toHaveTextContent('01/11/2025');
    await expect(factOf(texts.itemQuantity)).toHaveTextContent('120 Set');
    await expect(factOf(texts.totalCost)).toHaveTextContent('2,646.00 GBP');
    await expect(factOf(texts.dueDate)).toHaveTextContent('01/11/2025');
    await expect(screen.getByRole('heading', { name: texts.deliveryAddress })).toBeVisible();
    await expect(screen.getByRole('heading', { name: texts.billingAddress })).toBeVisible();
  },
});

export const Administrator = meta.story({
  parameters: { states: ['S31.03'], user: sampleAdmin },
  beforeEach: ({ msw }) =>
    msw.use(ownCampaignMock.failure(403), anyCampaignMock.ok(sampleCampaignDetail({ name: 'Autumn' }))),
  play: async () => {
    await expect(await heading('Autumn')).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { states: ['S31.01'] },
  beforeEach: ({ msw }) => msw.use(ownCampaignMock.pending()),
  play: async () => {
    await expect(await screen.findByText(texts.loading)).toBeInTheDocument();
    await expect(document.querySelector('.skel')).toBeVisible();
    await expect(await heading(texts.title)).toBeInTheDocument();
  },
});

export const Sums = meta.story({
  parameters: { states: ['S31.04'] },
  play: async () => {
    await heading();
    const box = within(screen.getByRole('region', { name: texts.contents }));
    await expect(box.getByText('8.40 GBP × 120')).toBeVisible();
    await expect(box.getByText('1,008.00 GBP')).toBeVisible();
    await expect(box.getByText('870.00 GBP')).toBeVisible();
    await expect(box.getByText('Keepsake Box')).toBeVisible();
    await expect(box.getByText('768.00 GBP')).toBeVisible();
    await expect(box.getByText(texts.shipping).nextElementSibling).toHaveTextContent(/^0$/);
    await expect(box.getByText(texts.total).nextElementSibling).toHaveTextContent('2,646.00 GBP');
  },
});

export const NoGiftBox = meta.story({
  parameters: { states: ['S31.05'] },
  beforeEach: ({ msw }) =>
    msw.use(ownCampaignMock.ok(sampleCampaignDetail({ giftBox: null, total: 187_800 }))),
  play: async () => {
    await heading();
    await expect(screen.queryByText('Keepsake Box')).toBeNull();
    await expect(factOf(texts.totalCost)).toHaveTextContent('1,878.00 GBP');
  },
});

export const SeveralAddresses = meta.story({
  parameters: { states: ['S31.06'] },
  beforeEach: ({ msw }) => {
    const [first] = sampleCampaignDetail().deliveryAddresses;
    const addresses = first
      ? [first, { ...first, line1: '9 Mill Lane' }, { ...first, line1: '3 Quay Side' }]
      : [];
    msw.use(
      ownCampaignMock.ok(
        sampleCampaignDetail({ deliveryAddresses: addresses, billingAddresses: addresses.slice(0, 2) }),
      ),
    );
  },
  play: async () => {
    await expect(await screen.findAllByRole('heading', { name: texts.deliveryAddress })).toHaveLength(3);
    await expect(screen.getAllByRole('heading', { name: texts.billingAddress })).toHaveLength(2);
    await expect(screen.getByText('3 Quay Side')).toBeVisible();
  },
});

export const MissingValues = meta.story({
  parameters: { states: ['S31.07'] },
  beforeEach: ({ msw }) => {
    const nothing = { line1: '', line2: '', line3: '', postTown: '', postCode: '', phone: '' };
    msw.use(ownCampaignMock.ok(sampleCampaignDetail({ deliveryAddresses: [nothing], billingAddresses: [] })));
  },
  play: async () => {
    await expect(await screen.findAllByText(texts.missing)).toHaveLength(5);
  },
});

/** Asserts that the ribbon of the meter has the colour of a token. */
const hasBand = async (percent: number, token: string) => {
  await heading();
  const number = await screen.findByText(`${percent}%`);
  await expect(number).toBeVisible();
  const fill = number.parentElement?.querySelector('.meter__fill');
  const probe = document.createElement('i');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  await expect(fill && getComputedStyle(fill).backgroundColor).toBe(getComputedStyle(probe).color);
  probe.remove();
};

export const RedemptionOrange = meta.story({
  parameters: { states: ['S31.08'], services: { redemptionOf: () => 82 } },
  play: () => hasBand(82, '--color-redeem-75'),
});

export const RedemptionGrey = meta.story({
  parameters: { states: ['S31.09'], services: { redemptionOf: () => 61 } },
  play: () => hasBand(61, '--color-redeem-50'),
});

export const RedemptionRed = meta.story({
  parameters: { states: ['S31.10'], services: { redemptionOf: () => 35 } },
  play: () => hasBand(35, '--color-redeem-30'),
});

export const RedemptionCyan = meta.story({
  parameters: { states: ['S31.11'], services: { redemptionOf: () => 12 } },
  play: () => hasBand(12, '--color-redeem-low'),
});

export const InvoiceNotReady = meta.story({
  parameters: { states: ['S31.12'] },
  play: async () => {
    await heading();
    await userEvent.click(screen.getByRole('button', { name: texts.invoiceDownload }));
    await seesToast(texts.invoiceNotReady);
  },
});

export const NoMicrositeLink = meta.story({
  parameters: { states: ['S31.13'] },
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.empty()),
  play: async () => {
    await heading();
    await userEvent.click(screen.getByRole('button', { name: texts.share }));
    await seesToast(texts.noLink);
  },
});

export const MicrositeDialogOpen = meta.story({
  parameters: { states: ['S31.14'] },
  play: async () => {
    await heading();
    await userEvent.click(screen.getByRole('button', { name: texts.addMicrosite }));
    await visible(await screen.findByRole('dialog', { name: micrositeTexts.title }));
  },
});

export const ServerError = meta.story({
  parameters: { states: ['S31.15'] },
  beforeEach: ({ msw }) => msw.use(ownCampaignMock.failure(500)),
  play: async () => {
    await expect(await screen.findByText(texts.error)).toBeVisible();
    await expect(screen.getByRole('button', { name: texts.tryAgain })).toBeVisible();
    await seesToast(errorTexts.server);
  },
});

export const TriedAgain = meta.story({
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(ownCampaignMock.failure(500)),
  play: async ({ msw }) => {
    const tryAgain = await screen.findByRole('button', { name: texts.tryAgain });
    msw.use(ownCampaignMock.ok());
    await userEvent.click(tryAgain);
    await expect(await heading()).toBeVisible();
  },
});

const answersWithoutDueDate = ownCampaignMock.ok(sampleCampaignDetail({ dueDate: null }));

/** No navigation state: the id comes from the address, and the due date is "Not specified". */
export const ByAddress = meta.story({
  parameters: { states: ['S31.16'] },
  beforeEach: ({ msw }) => msw.use(answersWithoutDueDate),
  play: async () => {
    await heading();
    await expect(factOf(texts.number)).toHaveTextContent('#1064');
    await expect(factOf(texts.endDate)).toHaveTextContent('Not specified');
    await expect(factOf(texts.dueDate)).toHaveTextContent('Not specified');
  },
});

/** Opened from the list, which passes on the due date that the answer lacks (E-05). */
export const FromTheList = meta.story({
  parameters: { route: { ...route, state: { dueDate: '2025-10-18' } } },
  beforeEach: ({ msw }) => msw.use(answersWithoutDueDate),
  play: async () => {
    await heading();
    await expect(factOf(texts.dueDate)).toHaveTextContent('18/10/2025');
  },
});

export const UnknownCampaign = meta.story({
  beforeEach: ({ msw }) => msw.use(ownCampaignMock.failure(404, 'There is no such campaign.')),
  play: async () => {
    await expect(await screen.findByText(texts.unknown)).toBeVisible();
    await seesToast(errorTexts.notFound);
    await expect(screen.queryByRole('button', { name: texts.tryAgain })).toBeNull();
    await expect(screen.getByRole('link', { name: texts.backToCampaigns })).toHaveAttribute(
      'href',
      paths.campaigns,
    );
  },
});

export const Malformed = meta.story({
  beforeEach: ({ msw }) => msw.use(ownCampaignMock.malformed()),
  play: async () => {
    await expect(await screen.findByText(texts.error)).toBeVisible();
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(ownCampaignMock.offline()),
  play: async () => {
    await expect(await screen.findByText(texts.error)).toBeVisible();
    await seesToast(errorTexts.network);
  },
});

export const LongText = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ownCampaignMock.ok(
        sampleCampaignDetail({
          name: 'x'.repeat(120),
          items: [
            { id: '1', name: 'Unbroken'.repeat(15), picture: null, unit: 99_999_999, quantity: 100_000 },
          ],
        }),
      ),
    ),
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await heading('x'.repeat(120));
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S31.17'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await heading()).toBeVisible();
    await fitsTheWidth();
  },
});
