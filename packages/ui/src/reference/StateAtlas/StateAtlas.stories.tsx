import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { StateAtlas } from './StateAtlas';
import { stateAtlasTexts as texts } from './StateAtlas.texts';

const meta = preview.meta({ title: 'State atlas', component: StateAtlas });

const notFound = 'screens-general-not-found-404--unknown-address';

/** An index of one story, for tests: only Storybook itself serves one. */
const oneStory = http.get('*/index.json', () =>
  HttpResponse.json({
    v: 5,
    entries: {
      [notFound]: {
        type: 'story',
        id: notFound,
        title: 'Screens/General/Not found (404)',
        name: 'Unknown Address',
        importPath: './packages/ui/src/screens/general/NotFoundScreen/NotFoundScreen.stories.tsx',
        exportName: 'UnknownAddress',
      },
    },
  }),
);

/** The modules of stories load on demand, which takes a busy machine a while. */
const patience = { timeout: 10_000 };

const search = () => screen.getByLabelText(texts.find);

/** With Storybook's own index. */
export const Everything = meta.story({
  play: async () => {
    await expect(screen.getByRole('heading', { name: texts.title })).toBeVisible();
    await expect(search()).toBeVisible();
  },
});

export const Found = meta.story({
  beforeEach: ({ msw }) => msw.use(oneStory),
  play: async () => {
    await userEvent.type(search(), 'found address');
    const states = within(await screen.findByRole('table', { name: 'S24 Not found' }, patience));
    await expect(states.getByRole('link', { name: /Not found \(404\): Unknown Address$/ })).toHaveAttribute(
      'href',
      `./?path=/story/${notFound}`,
    );
  },
});

export const NothingFound = meta.story({
  beforeEach: ({ msw }) => msw.use(oneStory),
  play: async () => {
    await screen.findByRole('table', { name: 'S19 Order details' }, patience);
    await userEvent.type(search(), 'teapot');
    await expect(screen.getByText(texts.none)).toBeVisible();
  },
});

export const Sheet = meta.story({
  beforeEach: ({ msw }) => msw.use(oneStory),
  play: async () => {
    await userEvent.type(search(), 'not found');
    await userEvent.click(
      await screen.findByRole('button', { name: texts.showSheet('Not found') }, patience),
    );
    const [frame] = await screen.findAllByTitle(/^S24\./);
    await expect(frame).toHaveAttribute('src', `iframe.html?viewMode=story&id=${notFound}`);
    await userEvent.click(screen.getByRole('radio', { name: texts.desktop }));
    await expect(screen.getByRole('radio', { name: texts.desktop })).toBeChecked();
  },
});

export const WithoutAnIndex = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('*/index.json', () => new HttpResponse(null, { status: 404 }))),
  play: async () => {
    await expect(await screen.findByText(texts.failed)).toBeVisible();
  },
});
