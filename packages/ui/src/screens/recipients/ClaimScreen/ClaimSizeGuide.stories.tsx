import { openLinkMock, sampleClaimView } from '@gifting/api/claims/mocks';
import { parseSizeGuide } from '@gifting/domain/products/size-guide';
import { expect, screen, userEvent, within } from 'storybook/test';
import { paths } from '#app/paths.ts';
import { ClaimLayout } from '#screens/layout/ClaimLayout/ClaimLayout.tsx';
import { claimPath } from '#screens/recipients/shared/claim-paths.ts';
import { fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { hasChosen, packs } from '../shared/languages/language-person';
import { ClaimScreen } from './ClaimScreen';
import { reads } from './ClaimScreen.reads';

const guide = parseSizeGuide('Small, 98, 68\nMedium, 104, 70\nLarge, 112, 72.5') ?? [];
const { gifts } = sampleClaimView();
const measured = sampleClaimView({
  gifts: gifts.map((gift, index) => (index === 0 ? { ...gift, guide } : gift)),
});
const [tee = ''] = gifts.map(({ name }) => name);

const meta = preview.meta({
  title: 'Screens/Recipients/Claim link, size guide',
  component: ClaimScreen,
  parameters: {
    controls: { disable: true },
    user: 'visitor',
    route: { path: paths.claim, at: claimPath('kVw0mQ9fQ2mX7uYb1cR4Zg'), reads },
  },
  beforeEach: ({ msw }) => msw.use(openLinkMock.ok(measured)),
  render: () => (
    <ClaimLayout>
      <ClaimScreen />
    </ClaimLayout>
  ),
});

/** Chooses the gift and unfolds its guide, in a language. */
const unfolds = async (language: 'en' | 'ar' = 'en') => {
  const { claim } = packs[language];
  await userEvent.click(await screen.findByRole('radio', { name: tee }));
  await userEvent.click(screen.getByText(claim.guide.title));
  return within(await screen.findByRole('table', { name: claim.guide.caption(tee) }));
};
const cellsOf = (table: Awaited<ReturnType<typeof unfolds>>) =>
  table.getAllByRole('cell').map(({ textContent }) => textContent);

const { guide: words, sizeOf } = packs.en.claim;

export const Folded = meta.story({
  parameters: { states: ['S77.01'] },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: tee }));
    const summary = screen.getByText(words.title);
    await expect(summary).toBeVisible();
    await expect(screen.getByText(words.how)).not.toBeVisible();
    summary.focus();
    await expect(summary).toHaveFocus();
  },
});

export const Centimetres = meta.story({
  tags: ['picture'],
  parameters: { states: ['S77.02'] },
  play: async () => {
    const table = await unfolds();
    await userEvent.selectOptions(screen.getByLabelText(sizeOf(tee)), 'Medium');
    await expect(table.getByRole('columnheader', { name: `${words.chest} (${words.cm})` })).toBeVisible();
    await expect(cellsOf(table)).toEqual(['98', '68', '104', '70', '112', '72.5']);
    await expect(table.getByRole('row', { current: true })).toHaveAccessibleName(/Medium/);
  },
});

export const Inches = meta.story({
  parameters: { states: ['S77.03'] },
  play: async () => {
    const table = await unfolds();
    await userEvent.click(screen.getByRole('radio', { name: words.inches }));
    await expect(
      table.getByRole('columnheader', { name: `${words.length} (${words.inches})` }),
    ).toBeVisible();
    await expect(cellsOf(table)).toEqual(['38.6', '26.8', '40.9', '27.6', '44.1', '28.5']);
  },
});

export const Arabic = meta.story({
  parameters: { states: ['S77.04'] },
  beforeEach: () => hasChosen('ar'),
  play: async () => {
    const table = await unfolds('ar');
    await expect(cellsOf(table)).toEqual(['98', '68', '104', '70', '112', '72.5']);
    await expect(screen.getByText(packs.ar.claim.guide.how)).toBeVisible();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S77.05'] },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await unfolds();
    await fitsTheWidth();
  },
});
