import { useToasterStore } from 'react-hot-toast/headless';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inFrame } from '#storybook/docs/in-frame';
import preview from '#storybook/preview';
import { Toaster } from './Toaster';
import { notify } from './toast';

const meta = preview.meta({
  title: 'Primitives/Toaster',
  tags: ['autodocs'],
  component: Toaster,
  parameters: { docs: inFrame },
  // The app shell around every story mounts the Toaster.
  render: () => <div className="min-h-40" />,
});

export const Blank = meta.story({
  tags: ['picture'],
  play: async () => {
    notify.blank('This feature is coming soon.');
    await expect(await screen.findByRole('status')).toHaveTextContent('This feature is coming soon.');
    notify.dismiss();
  },
});

export const Success = meta.story({
  play: async () => {
    notify.success('Form submitted successfully');
    await expect(await screen.findByRole('status')).toHaveTextContent('Form submitted successfully');
  },
});

export const Failure = meta.story({
  play: async () => {
    notify.error('Internal server error, please try again later.');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Internal server error, please try again later.',
    );
  },
});

export const Loading = meta.story({
  play: async () => {
    notify.loading('Creating your order');
    await expect(await screen.findByRole('status')).toHaveTextContent('Creating your order');
  },
});

export const Custom = meta.story({
  play: async () => {
    notify.custom('Microsite details added successfully');
    await expect(await screen.findByRole('status')).toHaveTextContent('Microsite details added successfully');
  },
});

/** A toast that is gone can be read again at the end of the page. */
export const ReadAgain = meta.story({
  play: async () => {
    notify.success('Form submitted successfully');
    notify.error('Please select at least one gift');
    const list = within(await screen.findByRole('region', { name: 'Messages' }));
    notify.dismiss();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await userEvent.tab();
    await expect(list.getByRole('button', { name: 'Messages (2)', expanded: false })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(list.getByText('Please select at least one gift')).toBeVisible();
    await expect(list.getByText('Form submitted successfully')).toBeVisible();
  },
});

const Timers = () => (
  <div className="min-h-40">
    <button type="button" className="link">
      A control
    </button>
    <p>{useToasterStore().pausedAt === undefined ? 'Timers run' : 'Timers wait'}</p>
  </div>
);

/** Toasts wait while they have focus. F8 leads there, Escape closes them and goes back. */
export const Held = meta.story({
  render: () => <Timers />,
  play: async () => {
    notify.blank('This feature is coming soon.');
    await screen.findByRole('region', { name: 'Messages' });
    await userEvent.click(screen.getByRole('button', { name: 'A control' }));
    await userEvent.keyboard('{F8}');
    await expect(screen.getByRole('region', { name: 'New messages' })).toHaveFocus();
    await expect(await screen.findByText('Timers wait')).toBeVisible();
  },
});

export const HeldAndClosed = meta.story({
  ...Held.input,
  play: async () => {
    await Held.play();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: 'A control' })).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
    await expect(screen.getByText('Timers run')).toBeVisible();
  },
});

/** The same text twice is one toast. */
export const Repeated = meta.story({
  play: async () => {
    notify.error('Please select at least one gift');
    notify.error('Please select at least one gift');
    await expect(await screen.findAllByRole('alert')).toHaveLength(1);
  },
});

export const LongText = meta.story({
  play: async () => {
    notify.error(
      'The invitation could not be sent to recipient.with.a.very.long.address@department.example.com, check it',
    );
    notify.success('Form submitted successfully');
    await expect(await screen.findByRole('alert')).toHaveTextContent('department.example.com');
    await expect(screen.getByText('Form submitted successfully')).toBeInTheDocument();
  },
});
