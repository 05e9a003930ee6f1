import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import preview from '#storybook/preview';
import { Switch } from './Switch';

const meta = preview.meta({
  title: 'Primitives/Switch',
  tags: ['autodocs'],
  component: Switch,
  args: { label: 'Ask for size?', onCheckedChange: fn() },
  parameters: { layout: 'padded' },
});

/** Keys of the switch pattern: Space and Enter toggle; so does pressing the label. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Ask for size?' });
    await expect(control).not.toBeChecked();
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Enter}');
    await expect(control).not.toBeChecked();
    await userEvent.click(canvas.getByText('Ask for size?'));
    await expect(control).toBeChecked();
  },
});

export const On = meta.story({ args: { defaultChecked: true } });

const Kept = () => {
  const [on, setOn] = useState(false);
  return (
    <>
      <Switch label="Ask for size?" checked={on} onCheckedChange={setOn} />
      <p>{on ? 'Sizes are asked for' : 'No sizes'}</p>
    </>
  );
};

export const KeptByParent = meta.story({
  render: () => <Kept />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByText('Sizes are asked for')).toBeVisible();
  },
});

export const Invalid = meta.story({
  args: { error: 'A gift with sizes must ask for them' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      'A gift with sizes must ask for them',
    );
  },
});

export const Disabled = meta.story({
  args: { disabled: true, defaultChecked: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Ask for size?'));
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
});

export const LongText = meta.story({
  args: { label: 'Ask everyone who receives this gift for the size of clothing that fits them best' },
  globals: { viewport: { value: 'small' } },
});

export const States = meta.story({
  tags: ['picture'],
  render: () => (
    <StateGallery title="Switch" note="On is pine and carries a check: never colour alone." columns={4}>
      <State name="Off">
        <Switch label="Ask for size?" />
      </State>
      <State name="On">
        <Switch label="Ask for size?" defaultChecked />
      </State>
      <State name="Hover" held="hover">
        <Switch label="Ask for size?" />
      </State>
      <State name="Hover, on" held="hover">
        <Switch label="Ask for size?" defaultChecked />
      </State>
      <State name="Focus" held="focus">
        <Switch label="Ask for size?" defaultChecked />
      </State>
      <State name="Disabled">
        <Switch label="Ask for size?" disabled />
      </State>
      <State name="On and disabled">
        <Switch label="Ask for size?" disabled defaultChecked />
      </State>
      <State name="Invalid">
        <Switch label="Ask for size?" error="A gift with sizes must ask for them" />
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
});
