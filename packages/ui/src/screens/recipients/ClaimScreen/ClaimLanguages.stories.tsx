import { makeClaimMock, openLinkMock, sampleClaimView } from '@gifting/api/claims/mocks';
import { type Language, localeOf } from '@gifting/domain/campaigns/language';
import { formatInstant } from '@gifting/domain/dates/wall-time';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '#app/paths.ts';
import type { Network } from '#screens/admin/shared/admin-stories/subject.ts';
import { ClaimLayout } from '#screens/layout/ClaimLayout/ClaimLayout.tsx';
import { claimPath } from '#screens/recipients/shared/claim-paths.ts';
import { fitsTheWidth, seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { choosesLanguage, hasChosen, isIn, packs } from '../shared/languages/language-person';
import { isRefused, press } from '../shared/recipient-person';
import { ClaimScreen } from './ClaimScreen';
import { reads } from './ClaimScreen.reads';

const token = 'kVw0mQ9fQ2mX7uYb1cR4Zg';
const received = fn();

const meta = preview.meta({
  title: 'Screens/Recipients/Claim link, languages',
  component: ClaimScreen,
  parameters: {
    controls: { disable: true },
    user: 'visitor',
    route: { path: paths.claim, at: claimPath(token), reads },
  },
  beforeEach: ({ msw }) => {
    received.mockReset();
    msw.use(
      makeClaimMock.answer(({ body }) => {
        received(body.language);
        return makeClaimMock.samples.ok;
      }),
    );
  },
  render: () => (
    <ClaimLayout>
      <ClaimScreen />
    </ClaimLayout>
  ),
});

const closes = new Date('2026-01-30T23:59:00Z');
const timeIn = (language: Language, instant = closes) =>
  formatInstant(instant, 'Europe/London', localeOf[language]);

/** Asserts that the page is in a language from its title to its buttons. */
const speaks = async (language: Language) => {
  const { claim, delivery } = packs[language];
  await expect(await screen.findByRole('heading', { level: 1, name: claim.title })).toBeVisible();
  await isIn(language);
  await expect(screen.getByRole('heading', { name: claim.choose(1, 2) })).toBeVisible();
  await expect(screen.getByText(claim.from('Amara Okafor', 'Fernside Studio'))).toBeVisible();
  await expect(screen.getByText(claim.openUntil(timeIn(language)))).toBeVisible();
  await expect(screen.getByText(claim.details.masked('Amara Okafor'))).toBeVisible();
  const fields = within(screen.getByRole('group', { name: delivery.legend }));
  await expect(fields.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual(
    delivery.order,
  );
  for (const part of delivery.order)
    await expect(fields.getByRole('textbox', { name: delivery.labels[part] })).toBeVisible();
  await expect(screen.getByRole('button', { name: claim.submit })).toBeVisible();
};

export const German = meta.story({
  parameters: { states: ['S73.01'] },
  beforeEach: () => {
    Object.defineProperty(navigator, 'languages', { configurable: true, value: ['de-AT', 'en'] });
    return () => Reflect.deleteProperty(navigator, 'languages');
  },
  play: () => speaks('de'),
});

/** The story of a language that is chosen on the English page. */
const chosen = (language: Language) => ({
  play: async () => {
    await choosesLanguage('en', language);
    await speaks(language);
  },
});

export const French = meta.story({ parameters: { states: ['S73.02'] }, ...chosen('fr') });
export const Spanish = meta.story({ parameters: { states: ['S73.03'] }, ...chosen('es') });

export const Arabic = meta.story({
  tags: ['picture'],
  parameters: { states: ['S73.04'] },
  beforeEach: () => hasChosen('ar'),
  play: async () => {
    await speaks('ar');
    await document.fonts.ready;
    await expect(document.fonts.check('16px "IBM Plex Sans Arabic"', 'هدية')).toBe(true);
    const email = screen.getByRole('textbox', { name: packs.ar.delivery.labels.email });
    await expect(getComputedStyle(email).textAlign).toBe('right');
  },
});

export const Japanese = meta.story({
  parameters: { states: ['S73.05'] },
  beforeEach: () => hasChosen('ja'),
  play: () => speaks('ja'),
});

export const EnglishAgain = meta.story({
  parameters: { states: ['S73.06'] },
  beforeEach: () => hasChosen('ja'),
  play: async () => {
    await choosesLanguage('ja', 'en');
    await speaks('en');
  },
});

const isRefusedIn = async (language: Language) => {
  const { delivery, messages } = packs[language];
  for (const part of delivery.order)
    if (part !== 'deliveryAddress2')
      await isRefused(screen.getByRole('textbox', { name: delivery.labels[part] }), messages.missing[part]);
  await expect(screen.getByText(messages.noGift)).toBeVisible();
};

export const Refused = meta.story({
  parameters: { states: ['S73.07'] },
  beforeEach: () => hasChosen('ar'),
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: packs.ar.claim.title });
    await press(packs.ar.claim.submit);
    await isRefusedIn('ar');
  },
});

export const RefusedInAnother = meta.story({
  parameters: { states: ['S73.08'] },
  play: async () => {
    const line = await screen.findByRole('textbox', { name: packs.en.delivery.labels.deliveryAddress2 });
    await userEvent.type(line, 'Redland');
    await press(packs.en.claim.submit);
    await isRefusedIn('en');
    await choosesLanguage('en', 'de');
    await waitFor(() => expect(screen.queryByText(packs.en.messages.noGift)).toBeNull());
    await isRefusedIn('de');
    await expect(
      screen.getByRole('textbox', { name: packs.de.delivery.labels.deliveryAddress2 }),
    ).toHaveValue('Redland');
  },
});

export const NotYetOpen = meta.story({
  parameters: { states: ['S73.09'] },
  beforeEach: ({ msw }: Network) => {
    hasChosen('ar');
    msw.use(openLinkMock.ok(sampleClaimView({ state: 'not yet open', gifts: [] })));
  },
  play: async () => {
    const { title, tag } = packs.ar.linkStates['not yet open'];
    const opens = timeIn('ar', new Date('2025-12-01T09:00:00Z'));
    await expect(await screen.findByRole('heading', { level: 1, name: title(opens) })).toBeVisible();
    await expect(screen.getByText(tag)).toBeVisible();
    await isIn('ar');
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

export const ArabicNarrow = meta.story({ parameters: { states: ['S73.10'] }, ...narrow('ar') });
export const GermanNarrow = meta.story({ parameters: { states: ['S73.11'] }, ...narrow('de') });
export const JapaneseNarrow = meta.story(narrow('ja'));
export const FrenchNarrow = meta.story(narrow('fr'));
export const SpanishNarrow = meta.story(narrow('es'));

/** The claim says the language of its page, for mails. */
export const ClaimedInGerman = meta.story({
  tags: ['!dev'],
  beforeEach: () => hasChosen('de'),
  play: async () => {
    const { claim, delivery, recipient } = packs.de;
    const [tee] = sampleClaimView().gifts;
    await userEvent.click(await screen.findByRole('radio', { name: tee?.name ?? '' }));
    await userEvent.selectOptions(await screen.findByLabelText(claim.sizeOf(tee?.name ?? '')), 'Medium');
    for (const part of delivery.order) {
      await userEvent.click(screen.getByRole('textbox', { name: delivery.labels[part] }));
      await userEvent.paste(part === 'email' ? 'noor@lumen.example' : 'Noor');
    }
    await press(claim.submit);
    await seesToast(recipient.submitted);
    await expect(received).toHaveBeenCalledWith('de');
  },
});

/** Tab reaches the languages first, and a key chooses one. */
export const Keyboard = meta.story({
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: packs.en.claim.title });
    await userEvent.tab();
    await expect(screen.getByRole('combobox', { name: packs.en.page.language })).toHaveFocus();
  },
});
