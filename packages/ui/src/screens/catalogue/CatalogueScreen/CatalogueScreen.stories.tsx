import { capabilitiesMock, capabilitiesWithout } from '@gifting/api/capabilities/mocks';
import { sampleResults, searchCatalogueMock } from '@gifting/api/catalogue/mocks';
import type { CatalogueAsked } from '@gifting/domain/catalogue/asked';
import { sampleDraft } from '@gifting/domain/testing/sample-draft';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { errorTexts } from '#app/error-catalogue.ts';
import { giftingPath, paths } from '#app/paths.ts';
import { notFoundTexts } from '#screens/general/NotFoundScreen/NotFoundScreen.texts.ts';
import { InSite } from '#screens/layout/InSite.tsx';
import { arrivesAt, fitsTheWidth, seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { CatalogueScreen } from './CatalogueScreen';
import { reads } from './CatalogueScreen.reads';
import { catalogueTexts as texts } from './CatalogueScreen.texts';

const sample = sampleResults();
const [mug, cap] = sample.products;
const asked = fn<(query: CatalogueAsked) => void>();

const meta = preview.meta({
  title: 'Screens/Catalogue/Catalogue',
  component: CatalogueScreen,
  parameters: {
    controls: { disable: true },
    route: { path: paths.catalogue, at: paths.catalogue, reads },
  },
  globals: { viewport: { value: 'desktop' } },
  decorators: InSite,
  beforeEach: ({ msw }) => {
    asked.mockReset();
    msw.use(
      searchCatalogueMock.answer(({ query }) => {
        asked(query);
        return sample;
      }),
    );
  },
});

const at = (search: string) => ({ path: paths.catalogue, at: `${paths.catalogue}?${search}`, reads });

const found = (total: number, packs = 50) =>
  screen.findByRole('heading', { level: 2, name: texts.count(total, packs) });
const card = async (name = mug?.name ?? '') => within(await screen.findByRole('article', { name }));
const lastAsked = () => asked.mock.lastCall?.[0];
const isAsked = (query: CatalogueAsked) => waitFor(() => expect(lastAsked()).toEqual(query));
const words = () => screen.findByRole('searchbox', { name: texts.search });

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S82.02'] },
  play: async () => {
    await found(sample.total);
    const first = await card();
    await expect(first.getByText('9.20 GBP')).toBeVisible();
    await expect(first.getByText('at 50 packs, from 7.80')).toBeVisible();
    await expect(first.getByText('Min - 50 pcs')).toBeVisible();
    await expect(first.getByText('10-12 working days')).toBeVisible();
    await expect(first.getByRole('link', { name: texts.moreLike('Stoneware Mug') })).toHaveAttribute(
      'href',
      giftingPath('1'),
    );
    await expect(asked.mock.calls).toEqual([[{ packs: 50 }]]);
  },
});

export const Loading = meta.story({
  parameters: { states: ['S82.01'] },
  beforeEach: ({ msw }) => msw.use(searchCatalogueMock.pending()),
  play: async () => {
    await expect(await screen.findByText(texts.loading)).toBeInTheDocument();
    await expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  },
});

export const AtMyPacks = meta.story({
  parameters: { states: ['S82.03'], draft: { project: sampleDraft.project } },
  play: async () => {
    const { packs = 0, currency = '' } = sampleDraft.project ?? {};
    await found(sample.total, packs);
    await isAsked({ packs, currency });
  },
});

export const WordsWithAFault = meta.story({
  tags: ['picture'],
  parameters: { states: ['S82.04'] },
  beforeEach: ({ msw }) =>
    msw.use(
      searchCatalogueMock.answer(({ query }) => {
        asked(query);
        if (query.q === undefined) return sample;
        return sampleResults({ products: sample.products.slice(0, 1), total: 1, nearest: true });
      }),
    ),
  play: async () => {
    await found(sample.total);
    await userEvent.type(await words(), 'stonewear mgu');
    await found(1);
    await expect(screen.getByText(texts.nearest('stonewear mgu'))).toBeVisible();
    await isAsked({ packs: 50, q: 'stonewear mgu' });
    // Typed at once, asked once: before, the whole catalogue was.
    await expect(asked.mock.calls.length).toBeLessThan(5);
    await expect(await words()).toHaveFocus();
  },
});

const narrowed = 'q=mug&categories=32%2C33&price_to=12&lead_time=12&minimum=50&packs=50';
const wish = {
  q: 'mug',
  categories: ['32', '33'],
  price_to: 1200,
  lead_time: 12,
  minimum: 50,
  packs: 50,
};

export const FiltersSet = meta.story({
  tags: ['picture'],
  parameters: { states: ['S82.05'], route: at(narrowed) },
  play: async () => {
    await found(sample.total);
    await isAsked(wish);
    const chosen = within(screen.getByRole('list', { name: texts.chosen }));
    for (const name of ['Drinkware', 'Apparel', 'Up to 12.00 GBP', '12 working days', 'Minimum up to 50'])
      await expect(chosen.getByRole('button', { name: texts.remove(name) })).toBeVisible();
    await expect(screen.getByRole('checkbox', { name: texts.counted('Drinkware', 2) })).toBeChecked();
    await expect(screen.getByRole('radio', { name: /^Up to 12 working days/ })).toBeChecked();
    await expect(screen.getByRole('checkbox', { name: texts.orderable(50) })).toBeChecked();
    await expect(screen.getByLabelText(texts.priceTo)).toHaveValue('12');
    await expect(await words()).toHaveValue('mug');
  },
});

export const TagTakenOff = meta.story({
  parameters: { states: ['S82.06'], route: at(narrowed) },
  play: async () => {
    await found(sample.total);
    await userEvent.click(screen.getByRole('button', { name: texts.remove('Apparel') }));
    await isAsked({ ...wish, categories: ['32'] });
    await waitFor(() => expect(screen.queryByRole('button', { name: texts.remove('Apparel') })).toBeNull());
    await expect(await found(sample.total)).toHaveFocus();
  },
});

export const Cleared = meta.story({
  parameters: { states: ['S82.07'], route: at(narrowed) },
  play: async () => {
    await found(sample.total);
    await userEvent.click(screen.getByRole('button', { name: texts.clear }));
    await isAsked({ packs: 50 });
    await waitFor(() => expect(screen.queryByRole('list', { name: texts.chosen })).toBeNull());
    await expect(await words()).toHaveValue('');
  },
});

/** Each control of the filters writes its part of the address, by keyboard too. */
export const EachFilter = meta.story({
  play: async () => {
    await found(sample.total);
    const choice = screen.getByRole('checkbox', { name: texts.counted('Drinkware', 2) });
    choice.focus();
    await userEvent.keyboard(' ');
    await isAsked({ packs: 50, categories: ['32'] });
    await userEvent.type(screen.getByLabelText(texts.priceFrom), '2.5');
    await isAsked({ packs: 50, categories: ['32'], price_from: 250 });
    await userEvent.click(screen.getByRole('radio', { name: /^Up to 8 working days/ }));
    await isAsked({ packs: 50, categories: ['32'], price_from: 250, lead_time: 8 });
    await userEvent.click(screen.getByRole('checkbox', { name: texts.orderable(50) }));
    await isAsked({ packs: 50, categories: ['32'], price_from: 250, lead_time: 8, minimum: 50 });
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await isAsked({ packs: 51, categories: ['32'], price_from: 250, lead_time: 8, minimum: 51 });
    await found(sample.total, 51);
  },
});

const nothing = searchCatalogueMock.samples.empty ?? sample;
const dead = sampleResults({
  ...nothing,
  categories: sample.categories,
  relaxed: [
    { filter: 'categories', count: 1 },
    { filter: 'price', count: 2 },
  ],
});

export const NothingFound = meta.story({
  tags: ['picture'],
  parameters: { states: ['S82.08'], route: at('categories=33&price_to=2') },
  beforeEach: ({ msw }) =>
    msw.use(
      searchCatalogueMock.answer(({ query }) => {
        asked(query);
        return query.price_to === undefined
          ? sampleResults({ products: sample.products.slice(0, 2), total: 2 })
          : dead;
      }),
    ),
  play: async () => {
    await found(0);
    await expect(screen.getByText(texts.none)).toBeVisible();
    await expect(
      screen.getByRole('button', { name: `${texts.without.categories}: 1 product` }),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: `${texts.without.price}: 2 products` })).toBeVisible();
  },
});

export const WayOutTaken = meta.story({
  ...NothingFound.input,
  tags: [],
  parameters: { ...NothingFound.input.parameters, states: ['S82.09'] },
  play: async () => {
    await NothingFound.play();
    await userEvent.click(screen.getByRole('button', { name: `${texts.without.price}: 2 products` }));
    await found(2);
    await isAsked({ packs: 50, categories: ['33'] });
  },
});

export const NoWayOut = meta.story({
  parameters: { states: ['S82.10'], route: at('q=qwertz&price_to=2') },
  beforeEach: ({ msw }) => msw.use(searchCatalogueMock.empty()),
  play: async () => {
    await found(0);
    await expect(screen.getByText(texts.noWay)).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { states: ['S82.11'] },
  beforeEach: ({ msw }) => msw.use(searchCatalogueMock.empty()),
  play: async () => {
    await found(0);
    await expect(screen.getByText(texts.empty)).toBeVisible();
  },
});

export const ManyPages = meta.story({
  parameters: { states: ['S82.12'], route: at('page=3') },
  beforeEach: ({ msw }) =>
    msw.use(
      searchCatalogueMock.answer(({ query }) => {
        asked(query);
        return sampleResults({ total: 10_000, pageCount: 417, page: query.page ?? 1 });
      }),
    ),
  play: async () => {
    await found(10_000);
    await expect(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    await isAsked({ packs: 50, page: 3 });
  },
});

export const NextPage = meta.story({
  ...ManyPages.input,
  parameters: { ...ManyPages.input.parameters, states: ['S82.13'] },
  play: async () => {
    await ManyPages.play();
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    await isAsked({ packs: 50, page: 4 });
    await screen.findByRole('button', { name: 'Page 4', current: 'page' });
    await expect(await found(10_000)).toHaveFocus();
  },
});

export const AddedToBox = meta.story({
  parameters: { states: ['S82.14'] },
  play: async () => {
    await userEvent.click((await card()).getByRole('button', { name: `${texts.add}: Stoneware Mug` }));
    await seesToast(texts.inBox('Stoneware Mug'));
    await expect(screen.getByText(texts.box(1))).toBeVisible();
    await expect(screen.getByRole('link', { name: texts.toBox })).toHaveAttribute('href', paths.builder);
  },
});

export const GoesToTheBox = meta.story({
  ...AddedToBox.input,
  tags: ['!dev'],
  play: async () => {
    await AddedToBox.play();
    await userEvent.click(screen.getByRole('link', { name: texts.toBox }));
    await arrivesAt(paths.builder);
  },
});

export const InBoxAlready = meta.story({
  parameters: { states: ['S82.15'], draft: { products: sampleDraft.products } },
  play: async () => {
    const [first] = sampleDraft.products;
    await expect(
      (await card(first?.name)).getByRole('button', { name: `${texts.added}: ${first?.name}` }),
    ).toBeVisible();
    await expect(
      (await card(cap?.name)).getByRole('button', { name: `${texts.add}: ${cap?.name}` }),
    ).toBeInTheDocument();
  },
});

export const TakenOut = meta.story({
  parameters: { states: ['S82.16'] },
  play: async () => {
    const first = await card();
    await userEvent.click(first.getByRole('button', { name: `${texts.add}: Stoneware Mug` }));
    await userEvent.click(first.getByRole('button', { name: `${texts.added}: Stoneware Mug` }));
    await seesToast(texts.takenOut('Stoneware Mug'));
    await expect(screen.queryByRole('link', { name: texts.toBox })).toBeNull();
  },
});

export const FormerProductsStay = meta.story({
  parameters: { states: ['S82.17'] },
  play: async ({ msw }) => {
    await found(sample.total);
    msw.use(searchCatalogueMock.pending());
    await userEvent.type(await words(), 'tote');
    await waitFor(() =>
      expect(screen.getByRole('main').querySelector('[aria-busy=true]')).toBeInTheDocument(),
    );
    await expect((await card()).getByText('9.20 GBP')).toBeVisible();
  },
});

export const SortedByPrice = meta.story({
  parameters: { states: ['S82.18'] },
  play: async () => {
    await found(sample.total);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: texts.sortBy }), 'price');
    await isAsked({ packs: 50, sort: 'price' });
    await expect(screen.getByRole('combobox', { name: texts.sortBy })).toHaveValue('price');
  },
});

export const ServerError = meta.story({
  parameters: { states: ['S82.19'] },
  beforeEach: ({ msw }) => msw.use(searchCatalogueMock.failure(500)),
  play: async () => {
    await expect(await screen.findByText(texts.error)).toBeVisible();
    await seesToast(errorTexts.server);
  },
});

export const TriedAgain = meta.story({
  ...ServerError.input,
  tags: ['!dev'],
  play: async ({ msw }) => {
    await ServerError.play();
    msw.use(searchCatalogueMock.ok());
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await found(sample.total);
  },
});

export const Malformed = meta.story({
  beforeEach: ({ msw }) => msw.use(searchCatalogueMock.malformed()),
  play: async () => {
    await expect(await screen.findByText(texts.error)).toBeVisible();
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(searchCatalogueMock.offline()),
  play: async () => {
    await expect(await screen.findByText(texts.error)).toBeVisible();
    await seesToast(errorTexts.network);
  },
});

export const BadPrice = meta.story({
  parameters: { states: ['S82.20'] },
  play: async () => {
    await found(sample.total);
    await userEvent.type(screen.getByLabelText(texts.priceTo), 'cheap');
    await expect(await screen.findByText(texts.badPrice)).toBeVisible();
    await expect(asked.mock.calls).toEqual([[{ packs: 50 }]]);
  },
});

export const BadAddress = meta.story({
  parameters: {
    states: ['S82.21'],
    route: at('packs=none&page=0&sort=newest&categories=all&price_to=-1&lead_time=x&minimum=1.5&q=mug'),
  },
  play: async () => {
    await found(sample.total);
    await isAsked({ packs: 50, q: 'mug' });
  },
});

export const OnAPhone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  parameters: { states: ['S82.22'], route: at(narrowed) },
  play: async () => {
    await found(sample.total);
    await expect(screen.getByRole('button', { name: texts.open(5) })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(screen.queryByRole('checkbox', { name: texts.orderable(50) })).toBeNull();
    await fitsTheWidth();
  },
});

export const FiltersOpenedOnAPhone = meta.story({
  ...OnAPhone.input,
  tags: [],
  parameters: { ...OnAPhone.input.parameters, states: ['S82.23'] },
  play: async () => {
    await OnAPhone.play();
    await userEvent.click(screen.getByRole('button', { name: texts.open(5) }));
    await expect(screen.getByRole('checkbox', { name: texts.orderable(50) })).toBeVisible();
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'small' } },
  parameters: { states: ['S82.24'], route: at(narrowed) },
  play: async () => {
    await found(sample.total);
    await userEvent.click(screen.getByRole('button', { name: texts.open(5) }));
    await fitsTheWidth();
  },
});

export const LongText = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      searchCatalogueMock.ok(
        sampleResults({
          products: sample.products.map((product) => ({
            ...product,
            name: 'Insulated bottle with a bamboo lid and a loop to carry it by',
            deliveryTime: 'Two to three weeks, longer before the holidays, sooner in summer',
          })),
          categories: [{ id: '31', name: 'Everything for the first day of somebody new', count: 12_345 }],
        }),
      ),
    ),
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await found(sample.total);
    await fitsTheWidth();
  },
});

export const WithoutASearch = meta.story({
  parameters: { states: ['S82.25'] },
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.ok(capabilitiesWithout('catalogue.search'))),
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 1, name: `${notFoundTexts.code}: ${notFoundTexts.title}` }),
    ).toBeInTheDocument();
  },
});
