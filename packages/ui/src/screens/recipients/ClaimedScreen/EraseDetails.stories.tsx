import { capabilitiesMock, capabilitiesWithout } from '@gifting/api/capabilities/mocks';
import { eraseClaimMock, ownClaimMock, sampleOwnClaim } from '@gifting/api/claims/mocks';
import { expect, screen, userEvent, within } from 'storybook/test';
import { paths } from '#app/paths.ts';
import { ClaimLayout } from '#screens/layout/ClaimLayout/ClaimLayout.tsx';
import { claimedPath } from '#screens/recipients/shared/claim-paths.ts';
import { fitsTheWidth, seesToast, visible } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { claimTexts } from '../ClaimScreen/ClaimScreen.texts';
import { ClaimedScreen } from './ClaimedScreen';
import { reads } from './ClaimedScreen.reads';
import { claimedTexts } from './ClaimedScreen.texts';

const texts = claimedTexts.erase;
const secret = 'c'.repeat(32);
const sender = 'Amara Okafor';

const meta = preview.meta({
  title: 'Screens/Recipients/Delete my details',
  component: ClaimedScreen,
  parameters: {
    controls: { disable: true },
    user: 'visitor',
    route: { path: paths.claimed, at: claimedPath(secret), reads },
  },
  render: () => (
    <ClaimLayout>
      <ClaimedScreen />
    </ClaimLayout>
  ),
});

/** Allows for a busy machine: the page follows an answer, and after a command a second one. */
const patience = { timeout: 4000 };
const section = () => screen.findByRole('region', { name: texts.title }, patience);
const says = async (text: string) => {
  const place = await section();
  place.scrollIntoView({ block: 'center' });
  await expect(within(place).getByText(text)).toBeVisible();
};
const ask = async () => {
  await userEvent.click(await screen.findByRole('button', { name: texts.ask }, patience));
  return visible(await screen.findByRole('alertdialog', { name: texts.question }));
};
const confirm = async () => userEvent.click((await ask()).getByRole('button', { name: texts.ask }));

const locked = sampleOwnClaim({ changeable: false, erasure: 'once delivered' });

export const Default = meta.story({
  parameters: { states: ['S71.01'] },
  play: async () => {
    await says(texts.means.withdraws());
    await expect(screen.getByText(claimTexts.details.untilErased)).toBeVisible();
  },
});

export const Asked = meta.story({
  parameters: { states: ['S71.02'] },
  play: async () => {
    const question = await ask();
    await expect(question.getByText(`${texts.means.withdraws()} ${texts.final}`)).toBeVisible();
    await expect(question.getByRole('button', { name: texts.keep })).toHaveFocus();
  },
});

export const Deleted = meta.story({
  parameters: { states: ['S71.03'] },
  play: async ({ msw }) => {
    await section();
    msw.use(
      eraseClaimMock.answer(() => {
        msw.use(
          ownClaimMock.ok(
            sampleOwnClaim({ claim: null, withdrawn: true, changeable: false, erasure: 'done' }),
          ),
        );
        return eraseClaimMock.samples.ok;
      }),
    );
    await confirm();
    await expect(
      await screen.findByRole('heading', { level: 1, name: texts.goneTitle }, patience),
    ).toBeVisible();
    await expect(screen.getByText(texts.gone('1064-1201'), { exact: false })).toBeVisible();
    await expect(screen.queryByText('Flat 3, 27 Elm Grove')).toBeNull();
    await expect(screen.queryByRole('region', { name: texts.title })).toBeNull();
    await seesToast(texts.done);
  },
});

export const OnceDelivered = meta.story({
  parameters: { states: ['S71.04'] },
  beforeEach: ({ msw }) => msw.use(ownClaimMock.ok(locked)),
  play: async () => {
    await says(texts.means['once delivered'](sender));
  },
});

export const Waiting = meta.story({
  parameters: { states: ['S71.05'] },
  beforeEach: ({ msw }) => msw.use(ownClaimMock.ok(locked)),
  play: async ({ msw }) => {
    await section();
    msw.use(
      eraseClaimMock.answer(() => {
        msw.use(ownClaimMock.ok(sampleOwnClaim({ changeable: false, erasure: 'asked' })));
        return eraseClaimMock.samples.ok;
      }),
    );
    await confirm();
    await seesToast(texts.accepted);
    await says(texts.means.asked());
    await expect(screen.queryByRole('button', { name: texts.ask })).toBeNull();
  },
});

export const AtOnce = meta.story({
  parameters: { states: ['S71.06'] },
  beforeEach: ({ msw }) =>
    msw.use(ownClaimMock.ok(sampleOwnClaim({ changeable: false, erasure: 'at once' }))),
  play: async () => {
    await says(texts.means['at once']());
  },
});

export const AfterWithdrawal = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ownClaimMock.ok(
        sampleOwnClaim({ claim: null, withdrawn: true, changeable: false, erasure: 'at once' }),
      ),
    ),
  play: async () => {
    await says(texts.means['at once']());
    await expect(screen.getByText(claimedTexts.withdrawnText, { exact: false })).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: { states: ['S71.07'] },
  beforeEach: ({ msw }) => msw.use(eraseClaimMock.failure(500)),
  play: async () => {
    await confirm();
    await seesToast(claimedTexts.failed);
    await expect(screen.getByText('Flat 3, 27 Elm Grove')).toBeVisible();
    await expect(await screen.findByRole('button', { name: texts.ask })).toBeVisible();
  },
});

export const NotOffered = meta.story({
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.ok(capabilitiesWithout('campaigns.erasure'))),
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: claimedTexts.title }, patience),
    ).toBeVisible();
    await expect(screen.getByText(claimTexts.details.untilText)).toBeVisible();
    await expect(screen.queryByRole('region', { name: texts.title })).toBeNull();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S71.08'] },
  beforeEach: ({ msw }) => msw.use(ownClaimMock.ok(locked)),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await says(texts.means['once delivered'](sender));
    await fitsTheWidth();
  },
});
