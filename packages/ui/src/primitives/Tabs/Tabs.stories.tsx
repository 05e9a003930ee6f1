import { expect, fn, waitFor } from 'storybook/test';
import { State, StateGallery } from '#reference/StateGallery/StateGallery.tsx';
import preview from '#storybook/preview';
import { Tabs } from './Tabs';

const meta = preview.meta({
  title: 'Primitives/Tabs',
  tags: ['autodocs'],
  component: Tabs,
  args: {
    label: 'Categories',
    onValueChange: fn(),
    items: [
      { value: 'welcome', label: 'Welcome packs', panel: 'For the first day' },
      { value: 'milestones', label: 'Milestones', panel: 'For anniversaries' },
      { value: 'events', label: 'Event & Offsites', panel: 'For everyone at once' },
      { value: 'packaging', label: 'Packaging', panel: 'Boxes and pouches' },
    ],
  },
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Welcome packs', selected: true }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Milestones', selected: true })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Milestones' })).toHaveTextContent('For anniversaries');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('milestones');
  },
});

export const KeptByParent = meta.story({
  args: { value: 'events' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('For everyone at once');
  },
});

const inRow = (tab: HTMLElement) => {
  const row = tab.parentElement?.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  return row !== undefined && left >= row.left && right <= row.right;
};

/** The row scrolls to the open card and to each focused one. */
export const Narrow = meta.story({
  args: { defaultValue: 'packaging' },
  decorators: (Story) => (
    <div className="w-64">
      <Story />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const tabs = canvas.getAllByRole('tab');
    await waitFor(() => expect(tabs.map(inRow)).toEqual([false, false, false, true]));
    await userEvent.tab();
    for (const tab of tabs) {
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(inRow(tab)).toBe(true));
      await expect(tab).toHaveFocus();
    }
  },
});

export const States = meta.story({
  tags: ['picture'],
  render: () => (
    <StateGallery title="Tabs" note="The open card joins the panel and carries a bookmark." columns={2}>
      <State name="Default">
        <Tabs
          label="Categories"
          items={[
            { value: 'w', label: 'Welcome packs', panel: 'For the first day' },
            { value: 'm', label: 'Milestones', panel: 'For anniversaries' },
            { value: 'e', label: 'Event & Offsites', panel: 'For everyone at once' },
          ]}
        />
      </State>
      <State name="Hover" held="hover">
        <Tabs
          label="Categories, hover"
          items={[
            { value: 'w', label: 'Welcome packs', panel: 'For the first day' },
            { value: 'm', label: 'Milestones', panel: 'For anniversaries' },
            { value: 'e', label: 'Event & Offsites', panel: 'For everyone at once' },
          ]}
        />
      </State>
      <State name="Focus" held="focus">
        <Tabs
          label="Categories, focus"
          items={[
            { value: 'w', label: 'Welcome packs', panel: 'For the first day' },
            { value: 'm', label: 'Milestones', panel: 'For anniversaries' },
            { value: 'e', label: 'Event & Offsites', panel: 'For everyone at once' },
          ]}
        />
      </State>
      <State name="In 256 px the row scrolls">
        <div className="w-64">
          <Tabs
            label="Categories, narrow"
            items={[
              { value: 'w', label: 'Welcome packs', panel: 'For the first day' },
              { value: 'm', label: 'Milestones', panel: 'For anniversaries' },
              { value: 'e', label: 'Event & Offsites', panel: 'For everyone at once' },
            ]}
          />
        </div>
      </State>
    </StateGallery>
  ),
  parameters: { layout: 'fullscreen' },
});

/** Keys of the tabs pattern: arrows wrap, Home and End jump, Tab moves to the panel. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.tab();
    await expect(tab('Welcome packs')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tab('Packaging')).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Packaging' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab('Welcome packs')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(tab('Packaging')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(tab('Welcome packs')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(tab('Welcome packs')).toHaveFocus();
  },
});
