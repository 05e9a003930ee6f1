import { expect, screen, userEvent, within } from 'storybook/test';
import { contents, type PageTexts } from './TextPage';

/** Every heading and sentence of a page of text is in sight. */
export const saysAll = async ({ title, lead, sections }: PageTexts): Promise<void> => {
  await expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(screen.getByText(lead)).toBeVisible();
  for (const section of sections) {
    const region = within(screen.getByRole('region', { name: section.title }));
    for (const sentence of [...section.paragraphs, ...(section.points ?? [])])
      await expect(region.getByText(sentence)).toBeVisible();
  }
};

/** The list has every section, with its address on the page, one stop of Tab each. */
export const listsItsSections = async ({ sections }: PageTexts): Promise<void> => {
  const links = within(screen.getByRole('navigation', { name: contents })).getAllByRole('link');
  await expect(links.map(({ textContent }) => textContent)).toEqual(sections.map(({ title }) => title));
  await expect(links.map((link) => link.getAttribute('href'))).toEqual(sections.map(({ id }) => `#${id}`));
  for (const { id } of sections) await expect(document.getElementById(id)).toBeInTheDocument();
  links[0]?.focus();
  await userEvent.tab();
  await expect(links[1]).toHaveFocus();
};
