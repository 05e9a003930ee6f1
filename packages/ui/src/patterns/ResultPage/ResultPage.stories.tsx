import { expect } from 'storybook/test';
import { buttonStyles } from '#primitives/Button/Button.tsx';
import preview from '#storybook/preview';
import { ResultPage } from './ResultPage';

const meta = preview.meta({ title: 'Patterns/ResultPage', tags: ['autodocs'], component: ResultPage });

export const Tied = meta.story({
  tags: ['picture'],
  args: {
    outcome: 'tied',
    title: 'Order Successful!',
    text: 'Tied and handed over. We will send mockups for you to approve before anything is made.',
    links: (
      <>
        <a className={buttonStyles({ variant: 'ribbon', size: 'lg' })} href="#orders">
          Orders & dashboard
        </a>
        <a className={buttonStyles({ variant: 'secondary', size: 'lg' })} href="#new">
          New Order
        </a>
        <a className={buttonStyles({ variant: 'quiet', size: 'lg' })} href="#contact">
          Contact Us
        </a>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Order Successful!' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
});

export const Undone = meta.story({
  args: {
    outcome: 'undone',
    title: 'payment Not Successful',
    text: 'Something went wrong with your payment. Please try again.',
    links: (
      <a className={buttonStyles({ size: 'lg' })} href="#contact">
        Contact Us
      </a>
    ),
  },
});

export const NoLinks = meta.story({
  args: { outcome: 'tied', title: 'Thank you!', text: 'You will receive delivery updates soon.' },
});
