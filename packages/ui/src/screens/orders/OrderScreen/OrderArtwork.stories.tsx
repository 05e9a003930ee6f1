import { sampleAdmin, sampleBuyer } from '@gifting/api/account/mocks';
import { capabilitiesMock, capabilitiesWithout } from '@gifting/api/capabilities/mocks';
import { artworkMock, proofsMock, sampleProofs } from '@gifting/api/orders/mocks';
import { sampleArtwork } from '@gifting/api/orders/sample-artwork';
import { paths } from '@gifting/domain/site/paths';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { orderPath } from '#app/paths.ts';
import { errorPanelTexts } from '#patterns/ErrorPanel/ErrorPanel.texts.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { ProofRoomScreen } from '../ProofRoomScreen/ProofRoomScreen';
import { reads as roomReads } from '../ProofRoomScreen/ProofRoomScreen.reads';
import { proofRoomTexts } from '../ProofRoomScreen/ProofRoomScreen.texts';
import { artworkTexts as texts } from '../shared/Artwork/artwork.texts';
import { proofsPath, proofsRoute } from '../shared/proofs-path';
import { OrderScreen } from './OrderScreen';
import { reads } from './OrderScreen.reads';
import { orderTexts } from './OrderScreen.texts';

const meta = preview.meta({
  title: 'Screens/Orders/Artwork of an order',
  component: OrderScreen,
  decorators: [InDashboard],
  parameters: {
    controls: { disable: true },
    user: sampleBuyer,
    route: { path: paths.order, at: orderPath('1064'), reads },
  },
});

const inRoom = {
  render: () => <ProofRoomScreen />,
  route: { path: proofsRoute, at: proofsPath('1064'), reads: roomReads },
};

const card = async () => within(await screen.findByRole('region', { name: texts.label }));

const seesArtwork = async () => {
  const artwork = await card();
  await expect(artwork.getByRole('img', { name: texts.alt('fernside-logo.svg') })).toBeVisible();
  await expect(artwork.getByText('SVG, 24 kB')).toBeVisible();
  await expect(artwork.getByRole('link', { name: texts.download })).toHaveAttribute('download');
};

export const OfItsBuyer = meta.story({ parameters: { states: ['S81.01'] }, play: seesArtwork });

export const ForAdministrators = meta.story({
  parameters: { states: ['S81.02'], user: sampleAdmin },
  play: seesArtwork,
});

export const InTheProofRoom = meta.story({
  render: inRoom.render,
  parameters: { states: ['S81.03'], route: inRoom.route },
  play: async () => {
    await expect(await screen.findByAltText(proofRoomTexts.alt('Stoneware Mug', 2))).toBeVisible();
    await seesArtwork();
  },
});

export const BeforeTheMockup = meta.story({
  render: inRoom.render,
  parameters: { states: ['S81.04'], route: inRoom.route, user: sampleAdmin },
  beforeEach: ({ msw }) => {
    const { lifecycle, items } = sampleProofs();
    msw.use(
      proofsMock.ok({
        lifecycle: { ...lifecycle, status: 'pending', answerBy: null, actions: ['send_proof'] },
        items: items.map((item) => ({ ...item, proofs: [] })),
      }),
    );
  },
  play: async () => {
    await expect(await screen.findByText(proofRoomTexts.none)).toBeVisible();
    await seesArtwork();
  },
});

const seesNone = async () => {
  await expect(await screen.findByRole('region', { name: orderTexts.contents })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: texts.label })).toBeNull());
};

export const WithoutArtwork = meta.story({
  parameters: { states: ['S81.05'] },
  beforeEach: ({ msw }) => msw.use(artworkMock.empty()),
  play: seesNone,
});

/** An API that keeps no artwork is not asked for any. */
export const AsWritten = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(artworkMock.failure(500), capabilitiesMock.ok(capabilitiesWithout('orders.artwork'))),
  play: async () => {
    await seesNone();
    await expect(screen.queryByText(texts.unread)).toBeNull();
  },
});

export const Unread = meta.story({
  parameters: { states: ['S81.06'] },
  beforeEach: ({ msw }) => msw.use(artworkMock.failure(500)),
  play: async () => {
    await expect(await screen.findByText(texts.unread)).toBeVisible();
    await expect(screen.getByRole('region', { name: orderTexts.contents })).toBeVisible();
  },
});

export const ReadAgain = meta.story({
  ...Unread.input,
  tags: ['!dev'],
  play: async ({ msw }) => {
    await Unread.play();
    msw.use(artworkMock.ok());
    await userEvent.click(screen.getByRole('button', { name: errorPanelTexts.tryAgain }));
    await seesArtwork();
  },
});

export const LongName = meta.story({
  parameters: { states: ['S81.07'] },
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(artworkMock.ok(sampleArtwork({ name: `${'unbroken'.repeat(20)}.pdf`, kind: 'pdf' }))),
  play: async () => {
    await expect((await card()).getByText(/unbroken/)).toBeVisible();
    await fitsTheWidth();
  },
});
