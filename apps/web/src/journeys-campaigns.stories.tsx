import { sampleBuyer } from '@gifting/api/account/mocks';
import {
  micrositeMock,
  ownCampaignMock,
  sampleCampaignDetail,
  sampleMicrositeSetup,
  setUpMicrositeMock,
} from '@gifting/api/campaigns/mocks';
import { giftingMock } from '@gifting/api/gifting/mocks';
import { unsetMicrosite } from '@gifting/domain/campaigns/microsite-setup';
import { deliveries } from '@gifting/domain/testing/deliveries';
import { paths } from '@gifting/ui/app/paths.ts';
import {
  campaignTexts,
  micrositeTexts,
} from '@gifting/ui/screens/campaigns/CampaignScreen/CampaignScreen.texts.ts';
import { campaignsTexts } from '@gifting/ui/screens/campaigns/CampaignsScreen/CampaignsScreen.texts.ts';
import { dashboardLayoutTexts } from '@gifting/ui/screens/layout/DashboardLayout/DashboardLayout.texts.ts';
import { micrositeScreenTexts } from '@gifting/ui/screens/recipients/MicrositeScreen/MicrositeScreen.texts.ts';
import { redemptionTexts } from '@gifting/ui/screens/recipients/RedemptionScreen/RedemptionScreen.texts.ts';
import { fill } from '@gifting/ui/screens/recipients/shared/recipient-person.ts';
import { thankYouTexts } from '@gifting/ui/screens/recipients/ThankYouScreen/ThankYouScreen.texts.ts';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { arrives, follow, Journey, journey, press, startsAnew } from '#storybook/app-harness/journey';
import { seesToast, visible } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { allRoutes } from './all-routes';

const meta = preview.meta({
  title: 'Journeys/Campaigns and gifts',
  component: Journey,
  args: { until: '' },
  beforeEach: startsAnew,
});

const items = [
  { id: '2001', name: 'T-Shirt', picture: '/pictures/tee.svg', unit: 1120, quantity: 120 },
  { id: '2003', name: 'Stoneware Mug', picture: '/pictures/mug.svg', unit: 840, quantity: 120 },
];
const unset = unsetMicrosite(items.map(({ id }) => id));
const saved = sampleMicrositeSetup({
  items: unset.items.map((item, index) =>
    index === 0 ? { ...item, askSize: true, options: ['S', 'M'] } : item,
  ),
});

const setUp = async () => visible(await screen.findByRole('dialog', { name: micrositeTexts.title }));
const tee = async () => within((await setUp()).getByRole('group', { name: 'T-Shirt' }));

/** A buyer sets up what recipients are asked, and looks at their page. */
export const SetUpACampaign = meta.story({
  parameters: { user: sampleBuyer, route: { at: paths.dashboard, app: allRoutes } },
  beforeEach: ({ msw }) => {
    let setup = unset;
    msw.use(
      ownCampaignMock.ok(sampleCampaignDetail({ items })),
      micrositeMock.answer(() => setup),
      setUpMicrositeMock.answer(() => {
        setup = saved;
        return setUpMicrositeMock.samples.ok;
      }),
    );
  },
  ...journey({
    'Open the campaigns': async () => {
      await follow(dashboardLayoutTexts.campaigns);
      await arrives(campaignsTexts.title);
    },
    'Open the campaign': async () => {
      await follow(campaignsTexts.viewCampaign('1064'));
      await arrives('Spring joiners');
    },
    'Open the set-up': async () => {
      await press(campaignTexts.addMicrosite);
      await setUp();
    },
    'Ask for a size': async () => {
      await userEvent.click((await tee()).getByRole('switch', { name: micrositeTexts.askForSize }));
      await userEvent.click(await (await tee()).findByRole('textbox', { name: micrositeTexts.options }));
      await userEvent.paste('S, M');
    },
    'Save it': async () => {
      await userEvent.click((await setUp()).getByRole('button', { name: micrositeTexts.save }));
      await seesToast(micrositeTexts.saved);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    },
    'Look at the page of recipients': async () => {
      await follow(campaignTexts.preview);
      await arrives(micrositeScreenTexts.title);
    },
  }),
});

/** A recipient chooses a gift, gives an address and is thanked, while the shop's reads hang. */
export const RedeemAGift = meta.story({
  parameters: { route: { at: '/gift-redemption/summer-2026', app: allRoutes } },
  beforeEach: ({ msw }) => msw.use(giftingMock.pending()),
  ...journey({
    'Open the link': () => arrives(redemptionTexts.title),
    'Choose a gift': async () => userEvent.click(screen.getByRole('checkbox', { name: 'Potted Plant' })),
    'Enter the delivery': () => fill(deliveries.Japan),
    'Be thanked': async () => {
      await press(redemptionTexts.submit);
      await arrives(thankYouTexts.title);
      await expect(screen.getByText(thankYouTexts.text)).toBeVisible();
      await expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    },
  }),
});

/** The same on a microsite, which asks for a size. */
export const ClaimOnAMicrosite = meta.story({
  parameters: { route: { at: '/microsite/spring-2026', app: allRoutes } },
  ...journey({
    'Open the link': () => arrives(micrositeScreenTexts.title),
    'Enter the size': async () => {
      await userEvent.click(screen.getByRole('textbox', { name: micrositeScreenTexts.size }));
      await userEvent.paste('M');
    },
    'Enter the delivery': () => fill(deliveries.Ireland),
    'Be thanked': async () => {
      await press(micrositeScreenTexts.submit);
      await arrives(thankYouTexts.title);
      await expect(screen.getByText(thankYouTexts.text)).toBeVisible();
    },
  }),
});
