import { expect, fn, waitFor } from 'storybook/test';
import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import preview from '#storybook/preview';
import { Accordion } from './Accordion';

const items = [
  {
    value: 'production',
    title: 'How long does production take?',
    body: 'Each product shows its own estimate. Most leave us ten to fourteen working days after you approve the artwork.',
  },
  {
    value: 'packaging',
    title: 'Can we use our own packaging?',
    body: 'Yes. Send us a sample and we pack into it.',
  },
  {
    value: 'account',
    title: 'Do recipients need an account?',
    body: 'No. They follow the link in their message.',
  },
];

const meta = preview.meta({
  title: 'Primitives/Accordion',
  tags: ['autodocs'],
  component: Accordion,
  args: { items, onOpenChange: fn() },
  parameters: { layout: 'padded' },
});

/** One open at a time; pressing it closes it. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const production = canvas.getByRole('button', { name: 'How long does production take?' });
    const packaging = canvas.getByRole('button', { name: 'Can we use our own packaging?' });
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();

    await userEvent.click(production);
    await expect(production).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByRole('region', { name: items[0]?.title ?? '' })).toBeVisible());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith('production');

    await userEvent.click(packaging);
    await expect(production).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(canvas.getByText('Yes. Send us a sample and we pack into it.')).toBeVisible());
    await waitFor(() => expect(canvas.getAllByRole('region')).toHaveLength(1));

    await userEvent.click(packaging);
    await expect(packaging).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument());
  },
});

/** Keys of the accordion pattern: Enter and Space toggle; arrows, Home and End move. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [first, second, third] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveAttribute('aria-controls');
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}');
    await expect(third).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(third).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
  },
});

export const OpenAtFirst = meta.story({
  args: { defaultOpen: 'production', headingLevel: 2 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'How long does production take?' }),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/Each product shows its own estimate/)).toBeVisible());
  },
});

export const LongText = meta.story({
  args: {
    defaultOpen: 'long',
    items: [
      {
        value: 'long',
        title:
          'What happens when a parcel comes back because nobody was at home on any of the three days the carrier called?',
        body: 'It returns to us, we write to the person who ordered it, and we send it again to wherever they say, including a counter where it can be fetched.',
      },
      ...items,
    ],
  },
  globals: { viewport: { value: 'small' } },
});

export const States = meta.story({
  tags: ['picture'],
  render: () => (
    <StateGallery
      title="Accordion"
      note="Plus turns to minus inside an eyelet; one is open at a time."
      columns={2}
    >
      <State name="Default">
        <Accordion headingLevel={2} items={items.slice(0, 2)} />
      </State>
      <State name="Open">
        <Accordion headingLevel={2} items={items.slice(0, 2)} defaultOpen="production" />
      </State>
      <State name="Hover" held="hover">
        <Accordion headingLevel={2} items={items.slice(0, 2)} />
      </State>
      <State name="Focus" held="focus">
        <Accordion headingLevel={2} items={items.slice(0, 2)} />
      </State>
      <State name="Pressed" held="active">
        <Accordion headingLevel={2} items={items.slice(0, 2)} />
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
});
