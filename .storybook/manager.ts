import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import * as z from 'zod/mini';

const colours = z.parse(z.record(z.string(), z.string()), JSON.parse(process.env.STORYBOOK_THEME ?? '{}'));

/** Stories that are pages to read: they have no controls, and nothing below them. */
const toRead = /^(start-here|which-part|state-atlas|foundations|reference)-/;

addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }, shown) => shown && !toRead.test(storyId),
  },
  theme: create({
    base: 'light',
    brandTitle: 'Event & Content',
    brandImage: './pictures/giftbox.svg',
    brandUrl: './',
    brandTarget: '_self',
    ...colours,
  }),
});
