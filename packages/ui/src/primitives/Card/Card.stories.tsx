import { expect } from 'storybook/test';
import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import preview from '#storybook/preview';
import { Button } from '../Button/Button';
import { Card, CardHeader } from './Card';

const meta = preview.meta({
  title: 'Primitives/Card',
  tags: ['autodocs'],
  component: Card,
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
        <CardHeader title="All Active Orders" titleId="orders" aside={<Button size="sm">New order</Button>} />
        <p className="p-5">Seven orders</p>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'All Active Orders' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'All Active Orders' })).toBeVisible();
  },
});

export const States = meta.story({
  tags: ['picture'],
  render: () => (
    <StateGallery title="Card" note="Paper never lies on a second card." columns={2}>
      <State name="Padded">
        <Card padded>Card stock holds content together.</Card>
      </State>
      <State name="Framed, for results and thanks">
        <Card framed className="p-7">
          Thank you
        </Card>
      </State>
      <State name="Panel">
        <Card>
          <CardHeader title="All Active Orders" aside={<Button size="sm">New order</Button>} />
          <p className="p-5">Seven orders</p>
        </Card>
      </State>
      <State name="Panel with a long title">
        <div className="max-w-72">
          <Card>
            <CardHeader
              title="Everything that is on its way to somebody"
              aside={<Button size="sm">New order</Button>}
            />
            <p className="p-5">Seven orders</p>
          </Card>
        </div>
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
});
