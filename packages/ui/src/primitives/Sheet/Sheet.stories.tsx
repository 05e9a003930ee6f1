import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview';
import { State, StateSheet } from '../../reference/StateSheet/StateSheet';
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

export const States = meta.story({
  render: () => (
    <StateSheet title="Sheet" note="Paper never lies on a second sheet." columns={2}>
      <State name="Padded">
        <Sheet padded>Card stock holds content together.</Sheet>
      </State>
      <State name="Framed, for results and thanks">
        <Sheet framed className="p-7">
          Thank you
        </Sheet>
      </State>
      <State name="Panel">
        <Sheet>
          <SheetHead title="All Active Orders" aside={<Button size="sm">New order</Button>} />
          <p className="p-5">Seven orders</p>
        </Sheet>
      </State>
      <State name="Panel with a long title">
        <div className="max-w-72">
          <Sheet>
            <SheetHead
              title="Everything that is on its way to somebody"
              aside={<Button size="sm">New order</Button>}
            />
            <p className="p-5">Seven orders</p>
          </Sheet>
        </div>
      </State>
    </StateSheet>
  ),
  parameters: { layout: 'fullscreen' },
});
