import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import preview from '#storybook/preview';
import { NumberField } from './NumberField';

const meta = preview.meta({
  title: 'Primitives/NumberField',
  tags: ['autodocs'],
  component: NumberField,
  args: { label: 'Number of packs' },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  args: { onBlur: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Number of packs' });
    await userEvent.click(input);
    await userEvent.paste(' 1,250.00 ');
    await userEvent.tab();
    await expect(input).toHaveValue('1250');
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
});

export const Money = meta.story({
  args: { label: 'Price', decimals: 2, hint: 'GBP for one pack' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.type(input, '7,80{Enter}');
    await expect(input).toHaveValue('7.80');
  },
});

export const NotANumber = meta.story({
  args: { error: 'Enter a whole number' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Number of packs' });
    await userEvent.type(input, 'twelve');
    await userEvent.tab();
    await expect(input).toHaveValue('twelve');
  },
});

const Controlled = () => {
  const [packs, setPacks] = useState('');
  return (
    <>
      <NumberField label="Number of packs" value={packs} onChange={(event) => setPacks(event.target.value)} />
      <output>{packs}</output>
    </>
  );
};

/** A controlled parent receives the plain digits too. */
export const KeptByParent = meta.story({
  render: () => <Controlled />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Number of packs' }), '2 500');
    await userEvent.tab();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^2500$/);
  },
});

export const Disabled = meta.story({ args: { disabled: true, defaultValue: '120' } });

export const States = meta.story({
  tags: ['picture'],
  render: () => (
    <StateGallery title="Number field">
      <State name="Default">
        <NumberField label="Number of packs" />
      </State>
      <State name="Hover" held="hover">
        <NumberField label="Number of packs" defaultValue="120" />
      </State>
      <State name="Focus: a ribbon is pulled along the foot" held="focus">
        <NumberField label="Number of packs" defaultValue="120" />
      </State>
      <State name="Invalid">
        <NumberField label="Number of packs" error="Please put this right" />
      </State>
      <State name="Disabled">
        <NumberField label="Number of packs" defaultValue="120" disabled />
      </State>
      <State name="Money">
        <NumberField label="Price" decimals={2} defaultValue="7.80" hint="GBP for one pack" />
      </State>
      <State name="Marked, the words stand elsewhere">
        <NumberField label="Max" invalid defaultValue="3" />
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
});
