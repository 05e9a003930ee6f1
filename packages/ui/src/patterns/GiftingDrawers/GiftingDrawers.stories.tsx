import { expect, fn, waitFor } from 'storybook/test';
import { linkStyles } from '#primitives/TextLink/TextLink.tsx';
import { fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { GiftingDrawers } from './GiftingDrawers';

const category = (id: number, name: string, image: string | null, description = '') => ({
  id: String(id),
  name,
  description,
  image,
});

const three = [
  category(1, 'Welcome packs', '/pictures/set-welcome.svg', 'Day-one boxes for new joiners.'),
  category(2, 'Milestones', '/pictures/set-milestones.svg', 'Anniversaries, promotions and new arrivals.'),
  category(7, 'influencer gifting', '/pictures/box-keepsake.svg', 'Boxes made to be opened on camera.'),
];

const ready = { data: three, error: null, isFetching: false, refetch: fn() };

const meta = preview.meta({
  title: 'Patterns/GiftingDrawers',
  tags: ['autodocs'],
  component: GiftingDrawers,
  args: {
    categories: ready,
    errorText: 'Something went wrong! Please try again later.',
    loadingLabel: 'Loading the categories',
    renderLink: ({ id, name }) => (
      <a
        className={linkStyles({ tall: true })}
        href={`#category-${id}`}
        aria-label={`Discover More: ${name}`}
      >
        Discover More
      </a>
    ),
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await expect(first?.width).toBeGreaterThan((second?.width ?? 0) * 1.9);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Discover More: Welcome packs' })).toHaveFocus();
  },
});

/** The whole drawer is the link's target. */
export const PressedAnywhere = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [drawer] = canvas.getAllByRole('listitem');
    const link = canvas.getByRole('link', { name: 'Discover More: Welcome packs' });
    // Measured each time: the drawer moves while pictures and fonts load.
    await waitFor(() => {
      (drawer ?? link).scrollIntoView({ block: 'center', behavior: 'instant' });
      const { right, top, bottom } = (drawer ?? link).getBoundingClientRect();
      expect(document.elementFromPoint(right - 60, (top + bottom) / 2)).toBe(link);
    });
  },
});

export const One = meta.story({ args: { categories: { ...ready, data: three.slice(0, 1) } } });

export const Many = meta.story({
  args: {
    categories: {
      ...ready,
      data: Array.from({ length: 60 }, (_, index) =>
        category(index, `Category ${index + 1}`, '/pictures/mug.svg', 'One of many.'),
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(60);
  },
});

export const Loading = meta.story({
  args: { categories: { ...ready, data: undefined, isFetching: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the categories');
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  args: { categories: { ...ready, data: undefined, error: new Error('gifting.list failed: 500') } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(args.errorText);
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.categories.refetch).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  args: { categories: { ...ready, data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

export const NoPictures = meta.story({
  args: {
    categories: {
      ...ready,
      data: [category(1, 'Welcome packs', null), category(2, 'Milestones', '/pictures/none')],
    },
  },
});

export const LongText = meta.story({
  args: {
    categories: {
      ...ready,
      data: [
        category(
          1,
          'Unbroken'.repeat(12),
          '/pictures/pouch.svg',
          'For every season of the year. '.repeat(12),
        ),
        category(2, 'Anniversaries, promotions, new arrivals, retirements and long service', null),
      ],
    },
  },
  globals: { viewport: { value: 'small' } },
  play: fitsTheWidth,
});
