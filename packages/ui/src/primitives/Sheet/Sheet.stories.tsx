import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { Button } from '../Button/Button';
import { Sheet, SheetHead } from './Sheet';

const meta = preview.meta({
  title: 'Primitives/Sheet',
  component: Sheet,
  args: { children: 'Card stock holds content together.' },
  parameters: { layout: 'padded' },
});

export const Padded = meta.story({ args: { padded: true } });
export const Framed = meta.story({ args: { framed: true, className: 'p-7' } });

export const Panel = meta.story({
  args: {
    as: 'section',
    'aria-labelledby': 'orders',
    children: (
      <>
        <SheetHead title="All Active Orders" titleId="orders" aside={<Button size="sm">New order</Button>} />
        <p className="p-5">Seven orders</p>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'All Active Orders' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'All Active Orders' })).toBeVisible();
  },
});
