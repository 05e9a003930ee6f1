import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import preview from '#storybook/preview';
import { QuantityInput } from './QuantityInput';

const ignore = () => undefined;

const meta = preview.meta({
  title: 'Primitives/QuantityInput',
  tags: ['autodocs'],
  component: QuantityInput,
  args: { label: 'Quantity, Cap', value: 0, onValueChange: fn() },
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return (
      <QuantityInput
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const fewer = canvas.getByRole('button', { name: 'Fewer' });
    const number = canvas.getByRole('spinbutton', { name: 'Quantity, Cap' });
    await expect(canvas.getByRole('group', { name: 'Quantity, Cap' })).toBeVisible();
    await expect(fewer).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(number).toHaveValue('2');
    await userEvent.click(fewer);
    await userEvent.click(fewer);
    await userEvent.click(fewer);
    await expect(number).toHaveValue('0');
    await expect(fewer).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
    await expect(args.onValueChange).toHaveBeenCalledTimes(4);
  },
});

/** Arrow keys step, typed numbers apply at once, and focus selects the number. */
export const Keyboard = meta.story({
  args: { value: 12, ceiling: 200 },
  play: async ({ args, canvas, userEvent }) => {
    const number = canvas.getByRole('spinbutton');
    await userEvent.click(number);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(number).toHaveValue('13');
    await userEvent.clear(number);
    await userEvent.keyboard('150');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(150);
    await userEvent.keyboard('0');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(150);
    await userEvent.tab();
    await expect(number).toHaveValue('200');
    await expect(number).toHaveAttribute('aria-valuenow', '200');
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Only whole numbers at or above the floor are accepted, however written. */
export const PasteWheelAndLocales = meta.story({
  args: { value: 3, floor: 1 },
  play: async ({ args, canvas, userEvent }) => {
    const number = canvas.getByRole('spinbutton');
    const leavesAs = async (pasted: string, expected: string) => {
      await userEvent.clear(number);
      await userEvent.paste(pasted);
      await userEvent.tab();
      await expect(number).toHaveValue(expected);
    };
    await leavesAs('1,5', '3');
    await leavesAs('1.5', '3');
    await leavesAs('a dozen', '3');
    await leavesAs('   ', '3');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await leavesAs('１２', '12');
    await leavesAs('٤٢', '42');
    await leavesAs(' 1,250 ', '1250');
    await leavesAs('-5', '1');
    await leavesAs('0', '1');

    await userEvent.click(number);
    await fireEvent.wheel(number, { deltaY: 100 });
    await expect(number).toHaveValue('1');
  },
});

export const LargeNumber = meta.story({ args: { value: 250_000 } });
export const Disabled = meta.story({
  args: { value: 4, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'More' })).toBeDisabled();
  },
});

export const States = meta.story({
  tags: ['picture'],
  render: () => (
    <StateGallery title="QuantityInput" columns={4}>
      <State name="At the floor">
        <QuantityInput label="Quantity, Cap" value={0} onValueChange={ignore} />
      </State>
      <State name="Above it">
        <QuantityInput label="Quantity, T-Shirt" value={12} onValueChange={ignore} />
      </State>
      <State name="Hover" held="hover">
        <QuantityInput label="Quantity, Mug" value={12} onValueChange={ignore} />
      </State>
      <State name="Focus" held="focus">
        <QuantityInput label="Quantity, Tote" value={12} onValueChange={ignore} />
      </State>
      <State name="At the ceiling">
        <QuantityInput label="Quantity, Box" value={99} ceiling={99} onValueChange={ignore} />
      </State>
      <State name="A large number">
        <QuantityInput label="Quantity, Card" value={250000} onValueChange={ignore} />
      </State>
      <State name="Disabled">
        <QuantityInput label="Quantity, Pen" value={4} disabled onValueChange={ignore} />
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
});
