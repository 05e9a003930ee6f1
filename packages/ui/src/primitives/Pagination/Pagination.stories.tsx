import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import preview from '#storybook/preview';
import { Pagination } from './Pagination';

const ignore = () => undefined;

const meta = preview.meta({
  title: 'Primitives/Pagination',
  tags: ['autodocs'],
  component: Pagination,
  args: { label: 'Pages of the product list', page: 1, pageCount: 9, onPageChange: fn() },
  render: (args) => {
    const [page, setPage] = useState(args.page);
    return (
      <Pagination
        {...args}
        page={page}
        onPageChange={(next) => {
          setPage(next);
          args.onPageChange(next);
        }}
      />
    );
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages of the product list' })).toBeVisible();
    const first = canvas.getByRole('button', { name: 'Page 1' });
    await expect(first).toHaveAttribute('aria-current', 'page');
    const previous = canvas.getByRole('button', { name: 'Previous page' });
    await userEvent.click(previous);
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 9' }));
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Page 8' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Page 2' })).not.toBeInTheDocument();
  },
});

/** At the last page the focused button stays a stop, so that Tab goes on from it. */
export const Keyboard = meta.story({
  args: { page: 8 },
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    while (document.activeElement !== next) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(9);
    await expect(next).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onPageChange).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Page 9' })).toHaveFocus();
  },
});

export const InTheMiddle = meta.story({ args: { page: 5 } });

export const OnePage = meta.story({
  args: { pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

export const Narrow = meta.story({
  args: { page: 3 },
  decorators: (Story) => (
    <div className="w-64">
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 9')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Page 3' })).not.toBeInTheDocument();
  },
});

export const States = meta.story({
  tags: ['picture'],
  render: () => (
    <StateGallery title="Pagination" columns={2}>
      <State name="First page">
        <Pagination label="First" page={1} pageCount={9} onPageChange={ignore} />
      </State>
      <State name="In the middle">
        <Pagination label="Middle" page={5} pageCount={9} onPageChange={ignore} />
      </State>
      <State name="Hover" held="hover">
        <Pagination label="Hover" page={1} pageCount={3} onPageChange={ignore} />
      </State>
      <State name="Focus" held="focus">
        <Pagination label="Focus" page={2} pageCount={3} onPageChange={ignore} />
      </State>
      <State name="Last page">
        <Pagination label="Last" page={3} pageCount={3} onPageChange={ignore} />
      </State>
      <State name="In 256 px">
        <div className="w-64">
          <Pagination label="Narrow" page={3} pageCount={9} onPageChange={ignore} />
        </div>
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
});
