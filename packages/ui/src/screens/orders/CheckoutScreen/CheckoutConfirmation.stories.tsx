import { sampleBuyer } from '@gifting/api/account/mocks';
import { confirmationMock } from '@gifting/api/confirmation/mocks';
import { sampleDraft } from '@gifting/domain/testing/sample-draft';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { paths } from '#app/paths.ts';
import { InSite } from '#screens/layout/InSite.tsx';
import { confirmationTexts as texts } from '#screens/shared/EmailConfirmation/confirmation.texts.ts';
import { fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { CheckoutScreen } from './CheckoutScreen';
import { checkoutTexts } from './CheckoutScreen.texts';

const asked = fn();

const meta = preview.meta({
  title: 'Screens/Orders/Checkout with an email to be confirmed',
  component: CheckoutScreen,
  decorators: [InSite],
  parameters: {
    controls: { disable: true },
    user: sampleBuyer,
    draft: sampleDraft,
    route: { at: paths.orderDetails },
  },
  beforeEach: ({ msw }) => {
    asked.mockReset();
    msw.use(
      confirmationMock.answer(() => {
        asked();
        return confirmationMock.samples.empty ?? confirmationMock.samples.ok;
      }),
    );
  },
});

const note = () => screen.findByRole('region', { name: texts.titles.checkout });
const line = () => screen.getAllByLabelText('Address Line 1')[0] ?? document.body;

export const Unconfirmed = meta.story({
  parameters: { states: ['S92.01'] },
  play: async () => {
    await expect(await note()).toBeVisible();
    await userEvent.clear(line());
    await userEvent.type(line(), '2 Canal Street');
    await expect(line()).toHaveValue('2 Canal Street');
    await expect(screen.getAllByRole('button', { name: checkoutTexts.submit })[0]).toBeEnabled();
  },
});

export const Visitor = meta.story({
  parameters: { states: ['S92.02'], user: 'visitor' },
  play: async () => {
    await expect(line()).toBeVisible();
    await expect(asked).not.toHaveBeenCalled();
    await expect(screen.queryByRole('region', { name: texts.titles.checkout })).toBeNull();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(await note()).toBeVisible();
    await fitsTheWidth();
  },
});
