import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '#primitives/Button/Button.tsx';
import preview from '#storybook/preview';
import { BoxTray } from './BoxTray';
import { boxStages, GiftBox } from './GiftBox';

const mug = { id: 'mug', picture: '/pictures/mug.svg' };
const notebook = { id: 'notebook', picture: '/pictures/notebook.svg' };
const candle = { id: 'candle', picture: '/pictures/candle.svg' };
const note = { to: 'Noor', from: 'Amara', message: 'Welcome to the team. The mug is yours to keep.' };

const meta = preview.meta({
  title: 'Patterns/GiftBox',
  tags: ['autodocs'],
  component: GiftBox,
  args: { things: [notebook, mug], card: note, stage: 'goods' as const },
  decorators: (Story) => (
    <div className="w-full max-w-slip p-5">
      <Story />
    </div>
  ),
});

const drawing = (canvasElement: HTMLElement) => {
  const box = canvasElement.querySelector('.gift-box');
  if (!box) throw new Error('No box is drawn.');
  return box;
};
const pictures = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));

export const Goods = meta.story({
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await expect(pictures(canvasElement)).toEqual([notebook.picture, mug.picture]);
    await expect(drawing(canvasElement)).toHaveAttribute('aria-hidden', 'true');
  },
});

/** The five stages, as the box is packed. */
export const Stages = meta.story({
  render: () => (
    <div className="grid gap-9">
      {boxStages.map((stage) => (
        <GiftBox key={stage} things={[notebook, mug, candle]} card={note} stage={stage} />
      ))}
    </div>
  ),
});

export const Empty = meta.story({
  render: () => <BoxTray things={[]} room="Room for one more" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Room for one more')).toBeVisible();
  },
});

export const BlankCard = meta.story({ args: { card: 'blank', stage: 'card' } });

/** As in a summary: the card on the corner says that a note goes along. */
export const WithNote = meta.story({ render: () => <BoxTray things={[notebook, mug]} note /> });

const Changing = () => {
  const [things, setThings] = useState([notebook, mug]);
  return (
    <>
      <BoxTray things={things} room="Room for one more" />
      <div className="mt-5 flex gap-3">
        <Button onClick={() => setThings([...things, candle])}>Add</Button>
        <Button onClick={() => setThings(things.slice(1))}>Remove</Button>
      </div>
    </>
  );
};

/** What is added falls into its compartment; what is removed rises out of it, and then is gone. */
export const Packing = meta.story({
  render: () => <Changing />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(pictures(canvasElement)).toEqual([notebook.picture, mug.picture, candle.picture]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(pictures(canvasElement)).toEqual([mug.picture, candle.picture]));
  },
});

/** The order is sent meanwhile, so closing takes 1.2 seconds at most. */
export const Closing = meta.story({
  args: { stage: 'tied', motion: 'close' },
  play: async ({ canvasElement }) => {
    const ends = drawing(canvasElement)
      .getAnimations({ subtree: true })
      .map(({ effect }) => Number(effect?.getComputedTiming().endTime));
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) await expect(ends).toEqual([]);
    else await expect(Math.max(...ends)).toBeLessThanOrEqual(1200);
  },
});

export const ManyThings = meta.story({
  args: {
    things: Array.from({ length: 14 }, (_, index) => ({ ...mug, id: `mug ${index}` })),
    card: null,
  },
});

/** A long note is cut off on the card; the words stand in full beside it. */
export const LongText = meta.story({
  args: { stage: 'card', card: { to: 'Noor '.repeat(24), from: 'Amara', message: 'Unbroken'.repeat(125) } },
  globals: { viewport: { value: 'small' } },
});
