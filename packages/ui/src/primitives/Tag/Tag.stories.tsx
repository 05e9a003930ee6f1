import preview from '../../../../../.storybook/preview';
import { Tag } from './Tag';

const meta = preview.meta({ title: 'Primitives/Tag', component: Tag, parameters: { layout: 'padded' } });

export const Pending = meta.story({ args: { status: 'pending', children: 'Pending' } });
export const Active = meta.story({ args: { status: 'active', children: 'Active' } });
export const Delivered = meta.story({ args: { status: 'delivered', children: 'Delivered' } });
export const Cancel = meta.story({ args: { status: 'cancel', children: 'Cancel' } });
export const Failed = meta.story({ args: { status: 'failed', children: 'Failed' } });
export const Neutral = meta.story({ args: { children: 'Draft' } });
