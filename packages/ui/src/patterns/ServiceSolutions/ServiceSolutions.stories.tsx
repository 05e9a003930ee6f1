import { expect, fn, within } from 'storybook/test';
import { linkStyles } from '#primitives/TextLink/TextLink.tsx';
import { fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { ServiceSolutions } from './ServiceSolutions';

const service = (id: number, name: string, image: string | null, description = '') => ({
  id: String(id),
  slug: null,
  name,
  description,
  image,
});

const three = [
  service(
    11,
    'Custom packaging',
    '/pictures/box-mailer.svg',
    'Boxes and sleeves cut to what goes inside them.',
  ),
  service(12, 'Curated gift packages', '/pictures/giftbox.svg', 'Things that belong together.'),
  service(13, 'Portals for events', '/pictures/portal.svg', 'Delegates pick a size, you see one list.'),
];

const ready = { data: three, error: null, isFetching: false, refetch: fn() };

const meta = preview.meta({
  title: 'Patterns/ServiceSolutions',
  tags: ['autodocs'],
  component: ServiceSolutions,
  args: {
    services: ready,
    errorText: 'Something went wrong!',
    loadingLabel: 'Loading the services',
    renderLink: ({ id, name }) => (
      <a className={linkStyles({ tall: true })} href={`#${id}`} aria-label={`Discover More: ${name}`}>
        Discover More
      </a>
    ),
    headingLevel: 2 as const,
  },
  parameters: { layout: 'padded' },
});

const leftOf = (element: Element | null | undefined) => element?.getBoundingClientRect().left ?? Number.NaN;

/** Which items show their words left of the picture. */
const mirrored = (items: readonly HTMLElement[]) =>
  items.map((item) => leftOf(within(item).getByRole('heading')) < leftOf(item.querySelector('img')));

export const Default = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(mirrored(canvas.getAllByRole('listitem'))).toEqual([false, true, false]);
    await expect(canvas.getByRole('link', { name: 'Discover More: Portals for events' })).toBeVisible();
  },
});

export const One = meta.story({
  args: { services: { ...ready, data: three.slice(0, 1) } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(mirrored(canvas.getAllByRole('listitem'))).toEqual([false]);
  },
});

export const Many = meta.story({
  args: {
    services: {
      ...ready,
      data: Array.from({ length: 60 }, (_, index) =>
        service(index, `Service ${index + 1}`, '/pictures/lid.svg'),
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(60);
  },
});

export const Loading = meta.story({
  args: { services: { ...ready, data: undefined, isFetching: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the services');
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  args: { services: { ...ready, data: undefined, error: new Error('services.list failed: 500') } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong!');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.services.refetch).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  args: { services: { ...ready, data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

export const NoPictures = meta.story({
  args: {
    services: { ...ready, data: [service(1, 'Storage', null), service(2, 'Dispatch', '/pictures/none')] },
  },
});

export const LongText = meta.story({
  args: {
    services: {
      ...ready,
      data: [
        service(1, 'Unbroken'.repeat(12), '/pictures/pouch.svg', 'Kept dry until it is wanted. '.repeat(20)),
        service(2, 'Boxes, sleeves, tissue, ribbon, seals and cards for every season of the year', null),
      ],
    },
  },
  globals: { viewport: { value: 'small' } },
  play: fitsTheWidth,
});
