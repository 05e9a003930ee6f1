import { expect, fn, userEvent } from 'storybook/test';
import { errorPanelTexts } from '#patterns/ErrorPanel/ErrorPanel.texts.ts';
import preview from '#storybook/preview';
import { ShowMore } from './ShowMore';

const more = fn();

const meta = preview.meta({
  title: 'Patterns/ShowMore',
  tags: ['autodocs'],
  component: ShowMore,
  args: {
    shown: '20 orders shown',
    label: 'Show more orders',
    loadingLabel: 'Loading more orders',
    loading: false,
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['picture'],
  args: { onMore: more },
  beforeEach: () => {
    more.mockClear();
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Show more orders' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(more).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({
  args: { loading: true, onMore: more },
  beforeEach: () => {
    more.mockClear();
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Loading more orders' }));
    await expect(more).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: { error: 'More orders could not be loaded', onMore: more },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('More orders could not be loaded');
    await expect(canvas.getByRole('button', { name: errorPanelTexts.tryAgain })).toBeVisible();
  },
});

export const End = meta.story({
  args: { shown: 'All 143 orders shown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All 143 orders shown')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const LongText = meta.story({
  args: {
    shown: '1,000,000 orders that are waiting for everybody who has to approve the artwork are shown',
    error: 'More orders that are waiting for everybody who has to approve could not be loaded',
    onMore: more,
  },
  globals: { viewport: { value: 'small' } },
});
