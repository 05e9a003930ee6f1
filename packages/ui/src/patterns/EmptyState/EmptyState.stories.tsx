import { expect } from 'storybook/test';
import { Button } from '#primitives/Button/Button.tsx';
import preview from '#storybook/preview';
import { EmptyState } from './EmptyState';

const meta = preview.meta({
  title: 'Patterns/EmptyState',
  tags: ['autodocs'],
  component: EmptyState,
  args: { message: 'No packages available at the moment.' },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No packages available at the moment.')).toBeVisible();
  },
});

export const WithAction = meta.story({ args: { children: <Button className="mt-3">Add a package</Button> } });
export const Row = meta.story({ args: { layout: 'row', message: 'No Recent Activity' } });
export const NoPicture = meta.story({ args: { picture: null } });
