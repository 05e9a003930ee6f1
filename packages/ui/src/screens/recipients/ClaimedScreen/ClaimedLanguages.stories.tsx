import { changeClaimMock, ownClaimMock, sampleOwnClaim } from '@gifting/api/claims/mocks';
import { type Language, localeOf } from '@gifting/domain/campaigns/language';
import { formatInstant } from '@gifting/domain/dates/wall-time';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { paths } from '#app/paths.ts';
import { ClaimLayout } from '#screens/layout/ClaimLayout/ClaimLayout.tsx';
import { claimedPath } from '#screens/recipients/shared/claim-paths.ts';
import { fitsTheWidth, seesToast, visible } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { hasChosen, isIn, packs } from '../shared/languages/language-person';
import { press } from '../shared/recipient-person';
import { ClaimedScreen } from './ClaimedScreen';
import { reads } from './ClaimedScreen.reads';

const secret = 'c'.repeat(32);
const received = fn();

const meta = preview.meta({
  title: 'Screens/Recipients/Claim, private page, languages',
  component: ClaimedScreen,
  parameters: {
    controls: { disable: true },
    user: 'visitor',
    route: { path: paths.claimed, at: claimedPath(secret), reads },
  },
  beforeEach: ({ msw }) => {
    received.mockReset();
    msw.use(
      changeClaimMock.answer(({ body }) => {
        received(body.language);
        return changeClaimMock.samples.ok;
      }),
    );
  },
  render: () => (
    <ClaimLayout>
      <ClaimedScreen />
    </ClaimLayout>
  ),
});

const until = new Date('2026-01-30T23:59:00Z');

/** Asserts that the page is in a language, and returns the lines of its address. */
const speaks = async (language: Language): Promise<(string | null)[]> => {
  const { claimed, claim } = packs[language];
  await expect(await screen.findByRole('heading', { level: 1, name: claimed.title })).toBeVisible();
  await isIn(language);
  await expect(screen.getByText(claimed.lead('Amara Okafor'))).toBeVisible();
  const time = formatInstant(until, 'Europe/London', localeOf[language]);
  await expect(screen.getByText(claimed.changeUntil(time))).toBeVisible();
  await expect(screen.getByText(claimed.size('Medium'))).toBeVisible();
  await expect(screen.getByRole('heading', { name: claim.details.title })).toBeVisible();
  await expect(await screen.findByText(claimed.erase.means.withdraws())).toBeVisible();
  return [...screen.getByRole('group').children].map(({ textContent }) => textContent);
};

export const German = meta.story({
  parameters: { states: ['S74.01'] },
  beforeEach: () => hasChosen('de'),
  play: async () => {
    await expect(await speaks('de')).toEqual([
      'Noor Haddad',
      'Flat 3, 27 Elm Grove',
      'Redland',
      'BS6 5AA',
      'Bristol',
    ]);
  },
});

export const Arabic = meta.story({
  tags: ['picture'],
  parameters: { states: ['S74.02'] },
  beforeEach: () => hasChosen('ar'),
  play: async () => {
    await expect((await speaks('ar'))[0]).toBe('Noor Haddad');
    const line = screen.getByText('Flat 3, 27 Elm Grove');
    await expect(getComputedStyle(line).direction).toBe('ltr');
  },
});

export const Japanese = meta.story({
  parameters: { states: ['S74.03'] },
  beforeEach: () => hasChosen('ja'),
  play: async () => {
    await expect(await speaks('ja')).toEqual([
      'Haddad Noor',
      'BS6 5AA',
      'Bristol',
      'Flat 3, 27 Elm Grove',
      'Redland',
    ]);
  },
});

export const WithdrawAsked = meta.story({
  parameters: { states: ['S74.04'] },
  beforeEach: () => hasChosen('ar'),
  play: async () => {
    const { claimed, page } = packs.ar;
    await userEvent.click(await screen.findByRole('button', { name: claimed.withdraw }));
    const question = await visible(await screen.findByRole('alertdialog', { name: claimed.withdrawTitle }));
    await expect(question.getByText(claimed.withdrawText)).toBeVisible();
    await expect(question.getByRole('button', { name: page.cancel })).toHaveFocus();
    await expect(question.getByRole('button', { name: page.close })).toBeVisible();
  },
});

export const Changed = meta.story({
  parameters: { states: ['S74.05'] },
  beforeEach: () => hasChosen('ja'),
  play: async () => {
    const { claimed } = packs.ja;
    await userEvent.click(await screen.findByRole('button', { name: claimed.change }));
    await press(claimed.save);
    await seesToast(claimed.changed);
    await expect(received).toHaveBeenCalledWith('ja');
  },
});

export const Withdrawn = meta.story({
  beforeEach: ({ msw }) => {
    hasChosen('ar');
    const gone = sampleOwnClaim({ claim: null, withdrawn: true, changeable: false });
    msw.use(ownClaimMock.ok(gone));
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: packs.ar.claimed.withdrawnTitle }),
    ).toBeVisible();
  },
});

/** The story of a language at the width of a small phone. */
const narrow = (language: Language) => ({
  globals: { viewport: { value: 'small' } },
  beforeEach: () => hasChosen(language),
  play: async () => {
    await speaks(language);
    await fitsTheWidth();
  },
});

export const ArabicNarrow = meta.story({ parameters: { states: ['S74.06'] }, ...narrow('ar') });
export const GermanNarrow = meta.story(narrow('de'));
