import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { inFrame } from '#storybook/docs/in-frame';
import preview from '#storybook/preview';
import { Button } from '../Button/Button';
import { LoadingOverlay } from './LoadingOverlay';

const meta = preview.meta({
  title: 'Primitives/LoadingOverlay',
  tags: ['autodocs'],
  component: LoadingOverlay,
  parameters: { docs: inFrame },
});

export const Default = meta.story({
  tags: ['picture'],
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('One moment'));
  },
});

export const OwnText = meta.story({ args: { text: 'Creating your order' } });

const Page = () => {
  const [waiting, setWaiting] = useState(false);
  return (
    <div className="p-5">
      <Button onClick={() => setWaiting(!waiting)}>Pay</Button>
      {waiting && <LoadingOverlay />}
    </div>
  );
};

const Once = () => {
  const [state, setState] = useState<'ready' | 'waiting' | 'done'>('ready');
  return (
    <main tabIndex={-1} className="p-5">
      <Button disabled={state !== 'ready'} onClick={() => setState('waiting')}>
        Pay
      </Button>
      <Button onClick={() => setState('done')}>Finish</Button>
      {state === 'waiting' && <LoadingOverlay />}
    </main>
  );
};

/** What was pressed cannot be pressed again: focus goes to the main area, never to the body. */
export const PressedOnce = meta.story({
  render: () => <Once />,
  play: async ({ canvas, userEvent }) => {
    const [pay, finish] = [
      canvas.getByRole('button', { name: 'Pay' }),
      canvas.getByRole('button', { name: 'Finish' }),
    ];
    await userEvent.click(pay);
    await expect(await screen.findByText('One moment')).toBeVisible();
    finish.click();
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await expect(pay).toBeDisabled();
  },
});

/** The page behind is inert; afterwards focus returns. */
export const InertBehind = meta.story({
  render: () => <Page />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Pay' });
    await userEvent.click(button);
    await expect(await screen.findByText('One moment')).toBeVisible();
    await expect(canvasElement.closest('[inert]')).not.toBeNull();
    button.click();
    await waitFor(() => expect(canvasElement.closest('[inert]')).toBeNull());
    await expect(button).toHaveFocus();
  },
});
