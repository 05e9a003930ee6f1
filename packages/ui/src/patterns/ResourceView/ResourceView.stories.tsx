import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import preview from '#storybook/preview';
import { EmptyState } from '../EmptyState/EmptyState';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel';
import { type Resource, ResourceView } from './ResourceView';

const ready: Resource<readonly string[]> = {
  data: ['Stoneware Mug', 'Notebook'],
  error: null,
  isFetching: false,
  refetch: fn(),
};
const pending = { ...ready, data: undefined, isFetching: true };
const failed = { ...ready, data: undefined, error: new Error('Error loading orders') };

const meta = preview.meta({
  title: 'Patterns/ResourceView',
  tags: ['autodocs'],
  component: ResourceView<readonly string[]>,
  args: {
    resource: ready,
    loading: (
      <div className="grid gap-3">
        <Skeleton shape="box" height="2.5rem" />
        <Skeleton shape="box" height="2.5rem" width="82%" />
      </div>
    ),
    empty: <EmptyState message="No orders found" />,
    renderError: (error: Error, retry: () => void) => <ErrorPanel message={error.message} onRetry={retry} />,
    children: (names: readonly string[]) => (
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    ),
  },
  parameters: { layout: 'padded' },
});

export const Ready = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

export const Loading = meta.story({
  args: { resource: pending },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});

const Arriving = () => {
  const [resource, setResource] = useState<Resource<readonly string[]>>(pending);
  return (
    <>
      <button type="button" className="link" onClick={() => setResource(ready)}>
        Arrive
      </button>
      <ResourceView
        resource={resource}
        loading={<Skeleton shape="box" height="2.5rem" />}
        renderError={() => null}
      >
        {() => 'Here it is'}
      </ResourceView>
    </>
  );
};

/** What was waited for is announced once it is there. */
export const Arrived = meta.story({
  render: () => <Arriving />,
  play: async ({ canvas, userEvent }) => {
    await expect(screen.queryByText('Loaded')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await expect(await screen.findByText('Loaded')).toHaveAttribute('aria-live', 'polite');
  },
});

export const Empty = meta.story({
  args: { resource: { ...ready, data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No orders found')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { resource: failed },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error loading orders');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.resource?.refetch).toHaveBeenCalledOnce();
  },
});

/** The pressed button goes with its error, so focus moves to the heading of its region. */
export const FocusAfterRetry = meta.story({
  render: (args) => {
    const [resource, setResource] = useState<Resource<readonly string[]>>(failed);
    return (
      <section aria-labelledby="orders">
        <h2 id="orders">Orders</h2>
        <ResourceView {...args} resource={{ ...resource, refetch: () => setResource(pending) }} />
      </section>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.getByRole('heading', { name: 'Orders' })).toHaveFocus();
  },
});

/** An error wins over fetching. */
export const FailedWhilePending = meta.story({
  args: { resource: { ...failed, isFetching: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
});

export const Refetching = meta.story({
  args: { resource: { ...ready, isFetching: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
});

export const RefetchFailed = meta.story({
  args: { resource: { ...ready, error: new Error('Error loading orders') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});
