import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import * as z from 'zod/mini';

const colours = z.parse(z.record(z.string(), z.string()), JSON.parse(process.env.STORYBOOK_THEME ?? '{}'));

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Event & Content',
    brandImage: './pictures/giftbox.svg',
    brandUrl: './',
    brandTarget: '_self',
    ...colours,
  }),
});
