import { HttpResponse, http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import preview from '#storybook/preview';
import { pngOf } from '../FileField/samples';
import { Picture } from './Picture';

const photo = () => pngOf('/pictures/mug.svg', 'mug.png');

const meta = preview.meta({
  title: 'Primitives/Picture',
  tags: ['autodocs'],
  component: Picture,
  args: { src: '/pictures/mug.svg', alt: 'Stoneware Mug', tint: 0 as const },
  decorators: (Story, { name }) =>
    name === 'States' ? (
      <Story />
    ) : (
      <div className="w-56">
        <Story />
      </div>
    ),
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Stoneware Mug' })).toHaveAttribute(
      'src',
      '/pictures/mug.svg',
    );
  },
});

/** A stored picture is offered in the widths of the pages; its address alone tells. */
export const Stored = meta.story({
  args: { src: '/uploads/7.jpg', sizes: '14rem' },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/uploads/7.jpg', async () => HttpResponse.arrayBuffer(await (await photo()).arrayBuffer())),
    ),
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: 'Stoneware Mug' });
    await waitFor(() => expect(picture.currentSrc).toMatch(/\/uploads\/7\.jpg\?w=(?:320|640)$/));
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    await expect(picture).toBeVisible();
    await expect(picture.getBoundingClientRect().width).toBeLessThanOrEqual(224);
  },
});

export const Cover = meta.story({ args: { fit: 'cover', ratio: '16 / 9' } });

export const Missing = meta.story({
  args: { src: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Stoneware Mug' })).not.toHaveAttribute('src');
  },
});

export const Broken = meta.story({
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    const picture = await canvas.findByLabelText('Stoneware Mug');
    await expect(picture.parentElement?.getBoundingClientRect()).toMatchObject({ width: 224, height: 224 });
  },
});

export const Decorative = meta.story({
  args: { alt: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

export const States = meta.story({
  tags: ['picture'],
  render: () => (
    <StateGallery
      title="Picture"
      note="One tint a thing, by its id. What cannot be shown is a parcel of the same size."
      columns={4}
    >
      <State name="On tissue">
        <Picture src="/pictures/mug.svg" alt="" tint={0} />
      </State>
      <State name="On celadon">
        <Picture src="/pictures/cap.svg" alt="" tint={1} />
      </State>
      <State name="On dusk">
        <Picture src="/pictures/tee.svg" alt="" tint={2} />
      </State>
      <State name="On bone">
        <Picture src="/pictures/notebook.svg" alt="" tint={3} />
      </State>
      <State name="Filling its tile">
        <Picture src="/pictures/giftbox.svg" alt="" fit="cover" ratio="4 / 3" />
      </State>
      <State name="Missing">
        <Picture src={null} alt="Stoneware Mug" ratio="4 / 3" />
      </State>
      <State name="Broken">
        <Picture src="data:image/png;base64,AAAA" alt="Cap" ratio="4 / 3" tint={1} />
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
});
