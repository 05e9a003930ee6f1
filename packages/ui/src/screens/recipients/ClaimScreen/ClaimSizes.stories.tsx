import { makeClaimMock, openLinkMock, sampleClaimView } from '@gifting/api/claims/mocks';
import { Refusal } from '@gifting/api/core/refusal';
import { type ClaimView, claimView } from '@gifting/domain/campaigns/claim';
import { recipientMessages } from '@gifting/domain/campaigns/recipient-messages';
import { expect, screen, userEvent, within } from 'storybook/test';
import * as z from 'zod/mini';
import { paths } from '#app/paths.ts';
import { ClaimLayout } from '#screens/layout/ClaimLayout/ClaimLayout.tsx';
import { claimPath } from '#screens/recipients/shared/claim-paths.ts';
import { fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { delivery, field, fill, isRefused, parts, press } from '../shared/recipient-person';
import { ClaimScreen } from './ClaimScreen';
import { reads } from './ClaimScreen.reads';
import { claimTexts as texts } from './ClaimScreen.texts';

const token = 'kVw0mQ9fQ2mX7uYb1cR4Zg';

/** The sample page, whose first gift comes in Small, Medium and Large, with so many of each left. */
const withLeft = (sizesLeft: readonly (number | null)[], overrides: Partial<ClaimView> = {}) => {
  const { gifts } = sampleClaimView();
  return sampleClaimView({
    gifts: gifts.map((gift, index) => (index === 0 ? { ...gift, sizesLeft } : gift)),
    ...overrides,
  });
};
const [tee = ''] = sampleClaimView().gifts.map(({ name }) => name);

const meta = preview.meta({
  title: 'Screens/Recipients/Claim link, sizes',
  component: ClaimScreen,
  parameters: {
    controls: { disable: true },
    user: 'visitor',
    route: { path: paths.claim, at: claimPath(token), reads },
  },
  beforeEach: ({ msw }) => msw.use(openLinkMock.ok(withLeft([null, 12, 0]))),
  render: () => (
    <ClaimLayout>
      <ClaimScreen />
    </ClaimLayout>
  ),
});

const sizes = () => screen.findByLabelText(texts.sizeOf(tee));
const choosesTee = async () => {
  await userEvent.click(await screen.findByRole('radio', { name: tee }));
  return sizes();
};

export const Counted = meta.story({
  tags: ['picture'],
  parameters: { states: ['S75.01'] },
  play: async () => {
    const options = within(await choosesTee()).getAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      '-- Select --',
      'Small',
      texts.sizeLeft('Medium', 12),
      texts.sizeGone('Large'),
    ]);
  },
});

export const SoldOut = meta.story({
  parameters: { states: ['S75.02'] },
  play: async () => {
    const select = await choosesTee();
    await expect(select).toHaveAccessibleDescription(texts.sizesGone('Large'));
    await expect(screen.getByText(texts.sizesGone('Large'))).toBeVisible();
    await expect(within(select).getByRole('option', { name: texts.sizeGone('Large') })).toBeDisabled();
    await userEvent.selectOptions(select, 'Large');
    await expect(select).toHaveValue('');
  },
});

export const JustTaken = meta.story({
  parameters: { states: ['S75.03'] },
  beforeEach: ({ msw }) =>
    msw.use(
      makeClaimMock.answer(() => {
        const now = withLeft([null, 0, 0], { state: 'gift or size gone' });
        throw new Refusal(409, 'Gone', { details: z.encode(claimView, now) });
      }),
    ),
  play: async () => {
    await userEvent.selectOptions(await choosesTee(), 'Medium');
    await fill();
    await press(texts.submit);
    await expect(await within(await screen.findByRole('alert')).findByText(texts.taken)).toBeVisible();
    await isRefused(await sizes(), recipientMessages.sizeGone);
    await expect(await sizes()).toHaveValue('Medium');
    for (const part of parts) await expect(field(part)).toHaveValue(delivery[part]);
    await expect(screen.getByRole('radio', { name: tee })).toBeChecked();
  },
});

/** Another size goes through, and the message goes with the choice. */
export const ChosenAgain = meta.story({
  beforeEach: JustTaken.input.beforeEach,
  play: async () => {
    await JustTaken.input.play();
    await userEvent.selectOptions(await sizes(), 'Small');
    await expect(await sizes()).toBeValid();
  },
});

export const AllSizesGone = meta.story({
  parameters: { states: ['S75.04'] },
  beforeEach: ({ msw }) => {
    const { gifts, ...view } = withLeft([0, 0, 0]);
    const gone = gifts.map((gift, index) => ({ ...gift, left: index > 0 }));
    msw.use(openLinkMock.ok({ ...view, gifts: gone }));
  },
  play: async () => {
    const radio = await screen.findByRole('radio', { name: tee });
    await expect(radio).toBeDisabled();
    await expect(radio).toHaveAccessibleDescription(texts.gone);
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S75.06'] },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await choosesTee();
    await expect(screen.getByText(texts.sizesGone('Large'))).toBeVisible();
    await fitsTheWidth();
  },
});
