import { sampleBuyer } from '@gifting/api/account/mocks';
import { uploadArtworkMock } from '@gifting/api/orders/mocks';
import { sampleArtwork, samplePreview } from '@gifting/api/orders/sample-artwork';
import { maxImageSize } from '@gifting/domain/images/image-file';
import { artworkRefusals } from '@gifting/domain/orders/artwork-file';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '#app/paths.ts';
import { InSite } from '#screens/layout/InSite.tsx';
import { BuilderScreen } from '#screens/orders/BuilderScreen/BuilderScreen.tsx';
import { draftAt } from '#screens/orders/BuilderScreen/builder-person.ts';
import { artworkTexts as texts } from '#screens/orders/shared/Artwork/artwork.texts.ts';
import { fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';

const meta = preview.meta({
  title: 'Screens/Orders/Builder/4 Packaging, artwork',
  component: BuilderScreen,
  decorators: [InSite],
  parameters: {
    controls: { disable: true },
    user: sampleBuyer,
    route: { at: paths.builder },
    draft: draftAt(4),
  },
});

const field = () => screen.findByLabelText(texts.label);
const drawing = (name = 'fernside-logo.svg') =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], name, { type: 'image/svg+xml' });
const choose = async (file: File) => userEvent.upload(await field(), file, { applyAccept: false });
const says = async (text: string) => {
  await expect(await screen.findByText(text)).toBeVisible();
  await expect(await field()).toHaveAccessibleDescription(expect.stringContaining(text));
};
const stored = () => window.sessionStorage.getItem('unsent:artwork');

export const NothingChosen = meta.story({
  parameters: { states: ['S79.01'] },
  play: async () => {
    await says(texts.hint);
    await expect(screen.getByText('PNG, JPEG, SVG, PDF')).toBeVisible();
  },
});

export const Sending = meta.story({
  parameters: { states: ['S79.02'] },
  beforeEach: ({ msw }) => msw.use(uploadArtworkMock.pending()),
  play: async () => {
    await choose(drawing());
    await says(texts.sending('fernside-logo.svg'));
    await expect(screen.getByRole('button', { name: 'Replace' })).toBeDisabled();
  },
});

export const Sent = meta.story({
  tags: ['picture'],
  parameters: { states: ['S79.03'] },
  play: async () => {
    await choose(drawing());
    await says(texts.kept);
    const mug = document.querySelector('.gift-box__picture:has([src$="/mug.svg"])');
    await waitFor(() =>
      expect(mug && getComputedStyle(mug, '::after').backgroundImage).toBe(`url("${samplePreview}")`),
    );
    await expect(stored()).toBe(JSON.stringify({ id: '3001', name: 'fernside-logo.svg' }));
  },
});

export const TakenOff = meta.story({
  ...Sent.input,
  tags: ['!dev'],
  play: async () => {
    await Sent.play();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await says(texts.hint);
    await expect(stored()).toBeNull();
    await expect(document.documentElement).not.toHaveAttribute('data-buyer-logo');
  },
});

export const AnotherKind = meta.story({
  parameters: { states: ['S79.04'] },
  play: async () => {
    await choose(drawing());
    await screen.findByText(texts.kept);
    await choose(new File(['GIF89a'], 'party.png', { type: 'image/png' }));
    await says(texts.refused('party.png', artworkRefusals.wrongKind));
    await expect(within(screen.getByRole('group')).getByText('fernside-logo.svg')).toBeVisible();
  },
});

export const TooLarge = meta.story({
  parameters: { states: ['S79.05'] },
  play: async () => {
    await choose(new File([new Uint8Array(maxImageSize + 1)], 'poster.pdf', { type: 'application/pdf' }));
    await says(texts.refused('poster.pdf', artworkRefusals.tooLarge));
  },
});

export const BrokenDocument = meta.story({
  parameters: { states: ['S79.06'] },
  beforeEach: ({ msw }) => msw.use(uploadArtworkMock.failure(422, '', { file: [artworkRefusals.damaged] })),
  play: async () => {
    await choose(new File(['%PDF-1.7\n'], 'poster.pdf', { type: 'application/pdf' }));
    await says(texts.refused('poster.pdf', artworkRefusals.damaged));
    await expect(stored()).toBeNull();
  },
});

export const Failed = meta.story({
  parameters: { states: ['S79.07'] },
  beforeEach: ({ msw }) => msw.use(uploadArtworkMock.failure(500)),
  play: async () => {
    await choose(drawing());
    await says(texts.failed('fernside-logo.svg'));
    await expect(screen.getByRole('button', { name: texts.tryAgain })).toBeVisible();
  },
});

export const TriedAgain = meta.story({
  ...Failed.input,
  tags: ['!dev'],
  play: async ({ msw }) => {
    await Failed.play();
    msw.use(uploadArtworkMock.ok(sampleArtwork({ id: '3002' })));
    await userEvent.click(screen.getByRole('button', { name: texts.tryAgain }));
    await says(texts.kept);
    await expect(stored()).toContain('3002');
  },
});

export const Visitor = meta.story({
  parameters: { states: ['S79.08'], user: 'visitor' },
  play: async () => {
    await choose(drawing());
    await says(texts.waiting);
    await expect(stored()).toBeNull();
  },
});

export const OnlyAPictureLeft = meta.story({
  parameters: { states: ['S79.09'], user: 'visitor' },
  beforeEach: () => window.sessionStorage.setItem('unsent:buyer-logo', samplePreview),
  play: async () => {
    await says(texts.lost);
    await expect(screen.getByRole('button', { name: 'Remove' })).toBeVisible();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S79.10'] },
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(uploadArtworkMock.failure(500)),
  play: async () => {
    await choose(drawing(`${'unbroken'.repeat(12)}.svg`));
    await expect(await screen.findByRole('button', { name: texts.tryAgain })).toBeVisible();
    await fitsTheWidth();
  },
});
