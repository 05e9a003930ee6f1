import { expect } from 'storybook/test';
import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import preview from '#storybook/preview';
import { Breakable } from './Breakable';

const meta = preview.meta({
  title: 'Primitives/Breakable',
  tags: ['autodocs'],
  component: Breakable,
  args: { address: 'margarethe.hohenstein@gifts.example' },
  parameters: { layout: 'padded' },
});

/** Copied and read as it is written. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(args.address)).toBeVisible();
  },
});

/** The lines of an element's text. */
const linesOf = (element: Element): number => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
};

/** It breaks at the @. */
export const InANarrowCell = meta.story({
  render: ({ address }) => (
    <p className="w-50 wrap-anywhere">
      <Breakable address={address} />
    </p>
  ),
  play: async ({ canvas, args }) => {
    await expect(linesOf(canvas.getByText(args.address))).toBe(2);
  },
});

export const States = meta.story({
  tags: ['picture'],
  render: () => (
    <StateGallery title="Breakable" note="Where a cell or a line may be narrower than an address.">
      <State name="An e-mail address">
        <p className="w-50 wrap-anywhere">
          <Breakable address="margarethe.hohenstein@gifts.example" />
        </p>
      </State>
      <State name="A path">
        <p className="w-50 wrap-anywhere">
          <Breakable address="/dashboard/campaigns/order/:campaignId" />
        </p>
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
});
