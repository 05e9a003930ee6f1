import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import { translatePage } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { Stepper } from './Stepper';

const steps = [
  'Define your project details',
  'View the collection',
  'Choose your products',
  'Add bespoke packaging and a gift note',
];

const ignore = () => undefined;

const meta = preview.meta({
  title: 'Primitives/Stepper',
  tags: ['autodocs'],
  component: Stepper,
  args: {
    label: 'Giftbox progress',
    current: 1,
    steps,
  },
  decorators: (Story) => (
    <div className="page overflow-x-clip py-8">
      <Story />
    </div>
  ),
});

export const First = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Giftbox progress' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Third = meta.story({
  args: { current: 3, onStep: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Choose your products');
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'View the collection' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStep).toHaveBeenCalledWith(2);
  },
});

/** On a phone the hidden names take no room, so the gap below is equal at every step. */
export const ThirdNarrow = meta.story({
  args: { current: 3, onStep: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 4')).toBeVisible();
    for (const item of canvas.getAllByRole('listitem')) {
      await expect(item.getBoundingClientRect().height).toBe(0);
    }
  },
});

export const Last = meta.story({ args: { current: 4, onStep: fn() } });

/** Beyond the last step the bow stays. */
export const BeyondLast = meta.story({
  args: { current: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent(
      'Add bespoke packaging and a gift note',
    );
  },
});

const Advancing = () => {
  const [at, setAt] = useState(1);
  return (
    <>
      <Stepper label="Giftbox progress" steps={steps} current={at} />
      <button type="button" onClick={() => setAt(at + 1)}>
        Go on
      </button>
    </>
  );
};

/** After browser translation the named step still follows the ribbon. */
export const NarrowTranslated = meta.story({
  render: () => <Advancing />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    translatePage();
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    const count = await canvas.findByText('2 of 4');
    await expect(count.closest('p')).toHaveTextContent(/^View the collection/);
  },
});

export const NotPressable = meta.story({ args: { current: 2 } });

export const States = meta.story({
  tags: ['picture'],
  render: () => (
    <StateGallery
      title="Stepper"
      note="A knot is a step passed, a bow the present one, an eyelet a step to come."
      columns={1}
    >
      <State name="First step">
        <Stepper label="First step" current={1} onStep={ignore} steps={steps} />
      </State>
      <State name="Third step">
        <Stepper label="Third step" current={3} onStep={ignore} steps={steps} />
      </State>
      <State name="Hover" held="hover">
        <Stepper label="Hover" current={3} onStep={ignore} steps={steps} />
      </State>
      <State name="Focus" held="focus">
        <Stepper label="Focus" current={3} onStep={ignore} steps={steps} />
      </State>
      <State name="Last step">
        <Stepper label="Last step" current={4} onStep={ignore} steps={steps} />
      </State>
      <State name="Steps passed stay closed">
        <Stepper label="Steps passed stay closed" current={3} steps={steps} />
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
});
