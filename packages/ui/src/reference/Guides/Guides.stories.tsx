import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { fitsTheWidth, seesToast, visible } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { Guides } from './Guides';
import { guidesTexts as texts } from './Guides.texts';
import { guideOf, guides } from './guides';
import { samples } from './samples';

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

/** The samples of the docs pages, to press: whatever they show, they work. */
export const DoAndDont = meta.story({
  render: () => (
    <main className="page grid gap-6 py-8">
      <h1 className="t-title">Do and don’t</h1>
      {Object.entries(samples).map(([name, sample]) => (
        <section key={name} aria-label={name} className="grid gap-4">
          <h2 className="t-heading">{name}</h2>
          {sample.do}
          {sample.dont}
        </section>
      ))}
    </main>
  ),
  play: async () => {
    for (const name of Object.keys(samples)) await expect(guideOf(name)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Delete Sweet things' }));
    const question = await visible(await screen.findByRole('alertdialog', { name: 'Delete Sweet things?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Add the product' }));
    await seesToast('Product added successfully');
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: fitsTheWidth,
});
