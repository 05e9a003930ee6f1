import { expect } from 'storybook/test';
import { Tag } from '#primitives/Tag/Tag.tsx';
import preview from '#storybook/preview';
import { DescriptionList } from './DescriptionList';

const meta = preview.meta({
  title: 'Patterns/DescriptionList',
  tags: ['autodocs'],
  component: DescriptionList,
  args: {
    items: [
      { term: 'Order number', detail: '#1064' },
      { term: 'Status', detail: <Tag status="pending">Pending</Tag> },
      { term: 'Quantity', detail: '120' },
      { term: 'Delivery Address', detail: '14 Calder Wharf, Second floor, Leeds, LS10 1AP', wide: true },
    ],
  },
  decorators: (Story) => (
    <div className="max-w-80">
      <Story />
    </div>
  ),
  parameters: { layout: 'padded' },
});

export const Default = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('#1064');
  },
});

export const LongText = meta.story({
  args: {
    items: [
      { term: 'Email', detail: 'recipient.with.a.very.long.address@department.of.a.company.example.com' },
      {
        term: 'What the person wrote about the delivery',
        detail: 'Ring twice, the porter is hard of hearing',
      },
    ],
  },
});
