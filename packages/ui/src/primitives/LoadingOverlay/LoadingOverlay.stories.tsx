import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../Button/Button';
import { LoadingOverlay } from './LoadingOverlay';

const meta = preview.meta({ title: 'Primitives/LoadingOverlay', component: LoadingOverlay });

export const Default = meta.story({
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('One moment');
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
