import { addons } from 'storybook/preview-api';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** What a person does, in order: the name of each step and its play function. */
type Steps = Readonly<Record<string, () => Promise<void>>>;

/** What a play function gets, as far as a journey needs it. */
type Playing = Readonly<{
  args: Readonly<{ until: string }>;
  step: (name: string, act: () => Promise<void>) => Promise<void> | void;
}>;

/** The part of a story that walks through a journey and rests after the step that is chosen under Controls. */
export const journey = (steps: Steps) => {
  const names = Object.keys(steps);
  return {
    args: { until: names.at(-1) ?? '' },
    argTypes: { until: { control: 'select', options: names } },
    play: async ({ args, step }: Playing) => {
      for (const [name, act] of Object.entries(steps)) {
        await step(name, act);
        if (name === args.until) return;
      }
    },
  } as const;
};

/** A `beforeEach` that starts a journey anew when another last step is chosen. */
export const startsAnew = ({ id }: Readonly<{ id: string }>) => {
  const channel = addons.getChannel();
  const restart = () => channel.emit('forceRemount', { storyId: id });
  channel.once('storyArgsUpdated', restart);
  return () => channel.off('storyArgsUpdated', restart);
};

/** Stands for the app, which a journey's route table renders. */
export const Journey = (_props: Readonly<{ /** The step after which the journey rests. */ until: string }>) =>
  null;

/** Waits for a screen while code, data and delays are pending. */
export const arrives = async (title: string): Promise<void> => {
  await expect(
    await screen.findByRole('heading', { level: 1, name: title }, { timeout: 8000 }),
  ).toBeVisible();
};

export const press = async (name: string): Promise<void> => {
  const button = await screen.findByRole('button', { name });
  // The amount to pay may still be on its way.
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};

export const follow = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('link', { name }));
