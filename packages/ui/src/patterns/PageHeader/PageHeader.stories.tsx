import { expect } from 'storybook/test';
import { Button } from '#primitives/Button/Button.tsx';
import { linkStyles } from '#primitives/TextLink/TextLink.tsx';
import preview from '#storybook/preview';
import { PageHeader } from './PageHeader';

const meta = preview.meta({
  title: 'Patterns/PageHeader',
  tags: ['autodocs'],
  component: PageHeader,
  parameters: { layout: 'padded' },
});

export const Display = meta.story({
  tags: ['picture'],
  args: {
    title: 'Choose your products',
    sub: 'Welcome packs',
    aside: (
      <a className={linkStyles({ tall: true })} href="#collection">
        View the collection
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Choose your products' })).toBeVisible();
  },
});

export const Title = meta.story({
  args: { title: 'Orders', size: 'title', aside: <Button variant="secondary">New order</Button> },
});

export const LongText = meta.story({
  args: {
    title: 'Anniversaries, promotions, new arrivals and everything else worth a parcel',
    sub: 'Each of these has its own box',
    aside: <Button variant="danger">Cancle Order</Button>,
  },
});
