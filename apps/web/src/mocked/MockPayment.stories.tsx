import { expect, fn, screen, userEvent } from 'storybook/test';
import { fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { MockPayment } from './MockPayment';
import { mockedTexts } from './mocked.texts';

const texts = mockedTexts.payment;
const amount = '1,804.50 EUR';

const meta = preview.meta({
  title: 'Reference/Mocked app/Payment page',
  component: MockPayment,
  args: { order: { id: '1064', total: 180450, currency: 'EUR' }, onSettled: fn() },
  parameters: { controls: { disable: true } },
});

export const Default = meta.story({
  tags: ['picture'],
  play: async ({ args }) => {
    await expect(screen.getByText(texts.order('1064'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: texts.authorise(amount) }));
    await expect(args.onSettled).toHaveBeenCalledWith('authorised');
  },
});

export const Declined = meta.story({
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: texts.decline }));
    await expect(args.onSettled).toHaveBeenCalledWith('failed');
  },
});

export const UnknownOrder = meta.story({
  args: { order: undefined },
  play: async () => {
    await expect(screen.getByText(texts.unknown)).toBeVisible();
    await expect(screen.getByRole('link', { name: texts.toOrders })).toBeVisible();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'small' } }, play: fitsTheWidth });
