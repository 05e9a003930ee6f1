import { expect } from 'storybook/test';
import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import preview from '#storybook/preview';
import { Breadcrumbs } from './Breadcrumbs';

const meta = preview.meta({
  title: 'Primitives/Breadcrumbs',
  tags: ['autodocs'],
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Orders', href: '#orders' },
      { label: 'Order Details', href: '#order' },
      { label: 'Spring joiners' },
    ],
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText('Spring joiners')).toHaveAttribute('aria-current', 'page');
  },
});

/** Tab goes through the links; the page itself is no stop. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Orders', 'Order Details']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('navigation').contains(document.activeElement)).toBe(false);
  },
});

export const OwnLinks = meta.story({
  args: { renderLink: ({ href, ...link }) => <a {...link} href={`${href}?from=trail`} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '#orders?from=trail');
  },
});

export const LongText = meta.story({
  args: {
    items: [
      { label: 'Corporate gifting for every occasion of the year', href: '#gifting' },
      { label: 'Anniversaries, promotions and new arrivals' },
    ],
  },
  decorators: (Story) => (
    <div className="w-60">
      <Story />
    </div>
  ),
});

export const States = meta.story({
  tags: ['picture'],
  render: () => (
    <StateGallery title="Breadcrumbs" columns={2}>
      <State name="Default">
        <Breadcrumbs
          label="Default"
          items={[
            { label: 'Orders', href: '#orders' },
            { label: 'Order Details', href: '#order' },
            { label: 'Spring joiners' },
          ]}
        />
      </State>
      <State name="Hover" held="hover">
        <Breadcrumbs
          label="Hover"
          items={[
            { label: 'Orders', href: '#orders' },
            { label: 'Order Details', href: '#order' },
            { label: 'Spring joiners' },
          ]}
        />
      </State>
      <State name="Focus" held="focus">
        <Breadcrumbs
          label="Focus"
          items={[
            { label: 'Orders', href: '#orders' },
            { label: 'Order Details', href: '#order' },
            { label: 'Spring joiners' },
          ]}
        />
      </State>
      <State name="Long words in 224 px">
        <div className="w-56">
          <Breadcrumbs
            label="Long"
            items={[
              { label: 'All Available Categories', href: '#a' },
              { label: 'A very long name for a campaign that goes to every office' },
            ]}
          />
        </div>
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
});
