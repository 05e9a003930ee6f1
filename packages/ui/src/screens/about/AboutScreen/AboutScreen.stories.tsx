import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '#app/paths.ts';
import { PublicLayout } from '#screens/layout/PublicLayout/PublicLayout.tsx';
import { fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { AboutScreen } from './AboutScreen';
import { aboutTexts as texts } from './AboutScreen.texts';

const meta = preview.meta({
  title: 'Screens/About/About',
  component: AboutScreen,
  parameters: { controls: { disable: true }, route: { at: paths.about } },
  render: () => (
    <PublicLayout>
      <AboutScreen />
    </PublicLayout>
  ),
});

const main = () => within(screen.getByRole('main'));
const region = (name: string) => within(main().getByRole('region', { name }));
const [first, , third] = texts.questions;
const button = (question: string) => region(texts.faq).getByRole('button', { name: question });

/** The questions that are open. */
const open = () =>
  region(texts.faq)
    .queryAllByRole('button', { expanded: true })
    .map(({ textContent }) => textContent);

const showsEverything = async () => {
  await expect(main().getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  await expect(main().getByRole('article', { name: texts.story })).toBeVisible();
  for (const paragraph of texts.paragraphs) await expect(main().getByText(paragraph)).toBeVisible();
  const collaborate = region(texts.collaborate);
  const partners = within(collaborate.getByRole('list', { name: texts.partnersLabel }));
  for (const { name } of texts.partners) await expect(partners.getByText(name)).toBeVisible();
  const benefits = within(collaborate.getByRole('list', { name: texts.benefitsLabel }));
  await expect(benefits.getAllByRole('listitem')).toHaveLength(4);
  await expect(region(texts.faq).getAllByRole('button')).toHaveLength(4);
  await expect(open()).toEqual([]);
  await expect(main().getByRole('link', { name: texts.build })).toHaveAttribute('href', paths.builder);
};

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S04.01'] },
  play: showsEverything,
});

export const FirstQuestionOpen = meta.story({
  parameters: { states: ['S04.02'] },
  play: async () => {
    await userEvent.click(button(first.question));
    await waitFor(() => expect(main().getByText(first.answer)).toBeVisible());
    await expect(open()).toEqual([first.question]);
  },
});

export const AnotherQuestionOpened = meta.story({
  parameters: { states: ['S04.03'] },
  play: async () => {
    await userEvent.click(button(first.question));
    await userEvent.click(button(third.question));
    await waitFor(() => expect(main().getByText(third.answer)).toBeVisible());
    await expect(open()).toEqual([third.question]);
    await waitFor(() => expect(main().queryByText(first.answer)).toBeNull());
  },
});

export const OpenQuestionClosed = meta.story({
  parameters: { states: ['S04.04'] },
  play: async () => {
    await userEvent.click(button(first.question));
    await waitFor(() => expect(main().getByText(first.answer)).toBeVisible());
    await userEvent.click(button(first.question));
    await waitFor(() => expect(main().queryByText(first.answer)).toBeNull());
    await expect(open()).toEqual([]);
  },
});

export const ByKeyboard = meta.story({
  play: async () => {
    button(first.question).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(main().getByText(first.answer)).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await waitFor(() => expect(main().getByText(third.answer)).toBeVisible());
    await expect(open()).toEqual([third.question]);
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S04.05'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await showsEverything();
    await fitsTheWidth();
  },
});

export const Small = meta.story({ globals: { viewport: { value: 'small' } }, play: fitsTheWidth });
export const Wide = meta.story({ globals: { viewport: { value: 'wide' } }, play: fitsTheWidth });
