import { expect, screen, userEvent } from 'storybook/test';
import { fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { Guides } from './Guides';
import { guidesTexts as texts } from './Guides.texts';
import { guides } from './guides';

const meta = preview.meta({ title: 'Which part?', component: Guides });

const find = (words: string) => userEvent.type(screen.getByLabelText(texts.find), words);

export const Everything = meta.story({
  play: async () => {
    const links = screen.getAllByRole('link').map((link) => ({
      name: link.textContent,
      page: link.getAttribute('href'),
    }));
    for (const { name, page } of guides)
      await expect(links).toContainEqual({ name, page: `./?path=/docs/${page}` });
  },
});

export const Found = meta.story({
  play: async () => {
    await find('large number');
    await expect(screen.getByRole('link', { name: 'NumberField' })).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Accordion' })).toBeNull();
  },
});

export const NothingFound = meta.story({
  play: async () => {
    await find('teapot');
    await expect(screen.getByText(texts.none)).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: fitsTheWidth,
});
