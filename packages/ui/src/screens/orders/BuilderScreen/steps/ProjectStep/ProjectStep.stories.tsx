import { sampleBuyer } from '@gifting/api/account/mocks';
import { currenciesMock } from '@gifting/api/currencies/mocks';
import { overlayAfterStep } from '@gifting/domain/orders/steps';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { errorTexts } from '#app/error-catalogue.ts';
import { paths } from '#app/paths.ts';
import { InSite } from '#screens/layout/InSite.tsx';
import { builderTexts } from '#screens/orders/BuilderScreen/BuilderScreen.texts.ts';
import { BuilderScreen } from '#screens/orders/BuilderScreen/BuilderScreen.tsx';
import { isCoveredFor, next, seesStep, storedDraft } from '#screens/orders/BuilderScreen/builder-person.ts';
import { fitsTheWidth, seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { collectionTexts } from '../CollectionStep/CollectionStep.texts';
import { projectTexts as texts } from './ProjectStep.texts';

const meta = preview.meta({
  title: 'Screens/Orders/Builder/1 Project details',
  component: BuilderScreen,
  decorators: [InSite],
  parameters: { controls: { disable: true }, route: { at: paths.builder } },
});

const packsMessage = 'Packs is a whole number from 1 to 1,000,000';
const budgetMessage = 'Budget is a number from 0 to 999,999,999,999.99, such as 2500 or 2500.50';

const field = (label: string) => screen.getByLabelText(label);
const tag = () => within(screen.getByRole('complementary', { name: texts.tag.label }));
const onTag = (term: string) => tag().getByText(term).nextElementSibling;

const good = {
  [texts.name]: 'Noor Haddad',
  [texts.email]: 'noor@example.com',
  [texts.phone]: '0113 496 0142',
  [texts.packs]: '120',
  [texts.budget]: '3000',
};

/** Fills the form with valid values, with overrides; an empty string leaves a field empty. */
const fill = async (but: Readonly<Record<string, string>> = {}) => {
  for (const [label, value] of Object.entries({ ...good, ...but })) {
    if (label === texts.currency) continue;
    await userEvent.clear(field(label));
    if (value) await userEvent.type(field(label), value);
  }
  await screen.findByRole('option', { name: 'GBP' });
  await userEvent.selectOptions(field(texts.currency), but[texts.currency] ?? 'GBP');
};

/** The form stays, focus moves to the invalid field, and the field shows its message. */
const isStoppedAt = async (label: string, message: string) => {
  await userEvent.click(next());
  await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
  await expect(field(label)).toBeInvalid();
  await expect(field(label)).toHaveFocus();
  await expect(screen.queryByText(builderTexts.moving)).toBeNull();
  await expect(storedDraft().project).toBeNull();
};

export const Visitor = meta.story({
  tags: ['picture'],
  parameters: { states: ['S14.01', 'S14.03'] },
  play: async () => {
    await seesStep(texts.title);
    for (const label of [texts.name, texts.email, texts.phone, texts.budget])
      await expect(field(label)).toHaveValue('');
    await expect(field(texts.packs)).toHaveValue('1');
    await expect(field(texts.email)).toHaveAttribute('type', 'email');
    await screen.findByRole('option', { name: 'GBP' });
    const options = within(field(texts.currency)).getAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      '-- Select --',
      'GBP',
      'EUR',
      'USD',
    ]);
    await expect(tag().getByText(texts.tag.nobody)).toBeVisible();
  },
});

export const SignedIn = meta.story({
  parameters: { states: ['S14.02'], user: sampleBuyer },
  play: async () => {
    await seesStep(texts.title);
    await expect(field(texts.name)).toHaveValue(sampleBuyer.name);
    await expect(field(texts.email)).toHaveValue(sampleBuyer.email);
    await expect(field(texts.phone)).toHaveValue(sampleBuyer.phone);
    await expect(screen.getByText(texts.prefilled)).toBeVisible();
  },
});

/** The hang tag updates with the form. */
export const LabelFillsIn = meta.story({
  play: async () => {
    await seesStep(texts.title);
    await fill();
    await expect(tag().getByText('Noor Haddad')).toBeVisible();
    await expect(onTag(texts.packs)).toHaveTextContent('120');
    await expect(onTag(texts.budget)).toHaveTextContent('3,000.00 GBP');
    await expect(onTag(texts.tag.eachPack)).toHaveTextContent('25.00 GBP');
    await expect(onTag(texts.email)).toHaveTextContent('noor@example.com');
    await userEvent.clear(field(texts.packs));
    await expect(onTag(texts.tag.eachPack)).toHaveTextContent(texts.tag.missing);
  },
});

export const CurrenciesLoading = meta.story({
  parameters: { states: ['S14.04'] },
  beforeEach: ({ msw }) => msw.use(currenciesMock.pending()),
  play: async () => {
    await seesStep(texts.title);
    await expect(screen.getByRole('option', { name: texts.currencyLoading })).toBeInTheDocument();
    await expect(field(texts.currency)).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(field(texts.name), 'Noor');
    await expect(field(texts.name)).toHaveValue('Noor');
  },
});

export const CurrenciesFailed = meta.story({
  parameters: { states: ['S14.05'] },
  beforeEach: ({ msw }) => msw.use(currenciesMock.offline()),
  play: async () => {
    await seesToast(errorTexts.network);
    await waitFor(() => expect(field(texts.currency)).toHaveAccessibleDescription(texts.currencyFailed));
  },
});

export const CurrenciesFailedTriedAgain = meta.story({
  ...CurrenciesFailed.input,
  tags: ['!dev'],
  play: async ({ msw }) => {
    await CurrenciesFailed.play();
    await userEvent.type(field(texts.name), 'Noor');
    msw.use(currenciesMock.ok());
    await userEvent.click(screen.getByRole('button', { name: builderTexts.tryAgain }));
    await expect(await screen.findByRole('option', { name: 'GBP' })).toBeInTheDocument();
    await expect(field(texts.name)).toHaveValue('Noor');
  },
});

export const CurrenciesMalformed = meta.story({
  beforeEach: ({ msw }) => msw.use(currenciesMock.malformed()),
  play: async () => {
    await waitFor(() => expect(field(texts.currency)).toHaveAccessibleDescription(texts.currencyFailed));
  },
});

export const NameMissing = meta.story({
  parameters: { states: ['S14.06'] },
  play: async () => {
    await fill({ [texts.name]: '' });
    await isStoppedAt(texts.name, 'Enter your name');
  },
});

export const EmailMissing = meta.story({
  parameters: { states: ['S14.07'] },
  play: async () => {
    await fill({ [texts.email]: '' });
    await isStoppedAt(texts.email, 'Enter your email');
  },
});

export const EmailMalformed = meta.story({
  parameters: { states: ['S14.08'] },
  play: async () => {
    await fill({ [texts.email]: 'noor@' });
    await isStoppedAt(texts.email, 'Enter an email address like name@company.com');
  },
});

export const PhoneMissing = meta.story({
  parameters: { states: ['S14.09'] },
  play: async () => {
    await fill({ [texts.phone]: '' });
    await isStoppedAt(texts.phone, 'Enter your phone number');
  },
});

export const PacksMissing = meta.story({
  parameters: { states: ['S14.10'] },
  play: async () => {
    await fill({ [texts.packs]: '' });
    await isStoppedAt(texts.packs, 'Enter the number of packs');
    await userEvent.type(field(texts.packs), 'twelve');
    await isStoppedAt(texts.packs, packsMessage);
    await expect(field(texts.packs)).toHaveValue('twelve');
  },
});

/** Pasted values are kept as they are; only a whole number is accepted. */
export const PacksPasted = meta.story({
  play: async () => {
    await fill();
    for (const pasted of ['12 boxes', '1e3', '1.5', '0x10']) {
      await userEvent.clear(field(texts.packs));
      await userEvent.click(field(texts.packs));
      await userEvent.paste(pasted);
      await isStoppedAt(texts.packs, packsMessage);
      await expect(field(texts.packs)).toHaveValue(pasted);
    }
    await userEvent.clear(field(texts.packs));
    await userEvent.click(field(texts.packs));
    await userEvent.paste('1,5');
    await isStoppedAt(texts.packs, packsMessage);
    // Digits of other scripts are converted visibly.
    for (const [pasted, read] of [
      ['１２０', '120'],
      ['٣', '3'],
    ] as const) {
      await userEvent.clear(field(texts.packs));
      await userEvent.click(field(texts.packs));
      await userEvent.paste(pasted);
      await userEvent.tab();
      await expect(field(texts.packs)).toHaveValue(read);
    }
  },
});

export const CurrencyMissing = meta.story({
  parameters: { states: ['S14.11'] },
  play: async () => {
    await fill({ [texts.currency]: '' });
    await isStoppedAt(texts.currency, 'Choose a currency');
  },
});

export const BudgetMissing = meta.story({
  parameters: { states: ['S14.12'] },
  play: async () => {
    await fill({ [texts.budget]: '' });
    await isStoppedAt(texts.budget, 'Enter your budget');
    for (const wrong of ['a lot', '-3', '1000000000000']) {
      await userEvent.clear(field(texts.budget));
      await userEvent.type(field(texts.budget), wrong);
      await isStoppedAt(texts.budget, budgetMessage);
    }
  },
});

export const PacksOutOfBounds = meta.story({
  parameters: { states: ['S14.13'] },
  play: async () => {
    await fill();
    for (const wrong of ['0', '-5', '1000001']) {
      await userEvent.clear(field(texts.packs));
      await userEvent.type(field(texts.packs), wrong);
      await isStoppedAt(texts.packs, packsMessage);
    }
  },
});

export const Submitted = meta.story({
  parameters: { states: ['S14.14', 'S13.10'] },
  play: async () => {
    await fill({ [texts.budget]: '2,500.50' });
    await isCoveredFor(overlayAfterStep(1), () => userEvent.type(field(texts.budget), '{Enter}'));
    await expect(overlayAfterStep(1)).toBe(1500);
    await seesStep(collectionTexts.title);
    await expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(storedDraft()).toMatchObject({
      step: 2,
      project: { name: 'Noor Haddad', packs: 120, currency: 'GBP', budget: 2500.5 },
    });
    await expect(window.sessionStorage.getItem('unsent:project')).toBeNull();
  },
});

/** Values typed before a reload or sign-in are restored, and the account fills empty fields. */
export const TypedBefore = meta.story({
  parameters: { user: sampleBuyer },
  beforeEach: () =>
    window.sessionStorage.setItem(
      'unsent:project',
      JSON.stringify({
        name: '',
        email: 'gifts@fernside.example',
        phone: '',
        packs: '75',
        currency: 'EUR',
        budget: '',
      }),
    ),
  play: async () => {
    await seesStep(texts.title);
    await expect(field(texts.name)).toHaveValue(sampleBuyer.name);
    await expect(field(texts.email)).toHaveValue('gifts@fernside.example');
    await expect(field(texts.packs)).toHaveValue('75');
    await waitFor(() => expect(field(texts.currency)).toHaveValue('EUR'));
  },
});

/** The restored currency is no longer available, so the field is empty. */
export const CurrencyGone = meta.story({
  beforeEach: ({ msw }) => {
    window.sessionStorage.setItem('unsent:project', JSON.stringify({ currency: 'XYZ' }));
    msw.use(currenciesMock.ok());
  },
  play: async () => {
    await fill({ [texts.currency]: '' });
    await isStoppedAt(texts.currency, 'Choose a currency');
  },
});

/** A long name in another script on a small screen. */
export const LongText = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await seesStep(texts.title);
    await userEvent.click(field(texts.name));
    await userEvent.paste('Donaudampfschifffahrtsgesellschaft'.repeat(4));
    await userEvent.click(field(texts.phone));
    await userEvent.paste('0'.repeat(80));
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  parameters: { user: sampleBuyer },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await seesStep(texts.title);
    await expect(screen.getByText('1 of 4')).toBeVisible();
    await fitsTheWidth();
  },
});
