import { capabilitiesMock } from '@gifting/api/capabilities/mocks';
import type { Endpoint } from '@gifting/api/core/endpoint';
import type { RowMock } from '@gifting/api/core/mock';
import { Refusal } from '@gifting/api/core/refusal';
import { pageOf } from '@gifting/api/mock-server/lists';
import { sampleOrder } from '@gifting/api/orders/mocks';
import type { OrderListItem } from '@gifting/domain/orders/order';
import type { Page, PageQuery } from '@gifting/domain/wire/page';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { errorPanelTexts } from '#patterns/ErrorPanel/ErrorPanel.texts.ts';
import { fitsTheWidth } from '#storybook/app-harness/person';

/** An answer of the network. */
type Handler = ReturnType<RowMock<Endpoint>['ok']>;

interface Network {
  readonly msw: { readonly use: (...handlers: Handler[]) => void };
}

type AnswerPage = (query: PageQuery) => Page<OrderListItem> | Promise<Page<OrderListItem>>;

/** What is used of the mock of a list. */
interface PagedMock {
  answer(answer: (request: { readonly query: PageQuery }) => ReturnType<AnswerPage>): Handler;
}

interface PagedTexts {
  readonly table: string;
  readonly shown: (count: number) => string;
  readonly allShown: (count: number) => string;
  readonly showMore: string;
  readonly loadingMore: string;
  readonly moreFailed: string;
}

/** Three pages: 20, 100 and 23 orders, from #2000 down. */
const many = Array.from({ length: 143 }, (_, index) => sampleOrder({ id: String(2000 - index) }));

const pages: AnswerPage = (query) => pageOf(many, query);

/** Answers the first page only. */
const firstPageThen =
  (further: () => ReturnType<AnswerPage>): AnswerPage =>
  (query) =>
    query.cursor === undefined ? pages(query) : further();

/** The stories of a list of orders that is read in pages. */
export const pagedStories = (mock: PagedMock, texts: PagedTexts) => {
  const answers =
    (answer: AnswerPage) =>
    ({ msw }: Network) =>
      msw.use(mock.answer(({ query }) => answer(query)));
  const table = () => screen.findByRole('table', { name: texts.table });
  const press = async (name: string = texts.showMore) =>
    userEvent.click(await screen.findByRole('button', { name }));
  // By tag: the accessible role of every cell of a long table takes seconds on a slow machine.
  const hasRows = async (rows: number) => {
    const shown = await table();
    await waitFor(() => expect(shown.querySelectorAll('tbody tr')).toHaveLength(rows));
  };
  const shows = async (sentence: string, rows: number) => {
    await waitFor(() => expect(screen.getByText(sentence)).toBeVisible());
    await hasRows(rows);
  };
  const focuses = async (id: number) => {
    await waitFor(() => expect(document.activeElement).toHaveTextContent(`#${id}`));
    await expect(document.activeElement).toHaveRole('row');
  };
  return {
    firstPage: {
      beforeEach: answers(pages),
      play: async () => {
        await shows(texts.shown(20), 20);
        await expect(screen.getByRole('button', { name: texts.showMore })).toBeVisible();
      },
    },
    moreShown: {
      beforeEach: answers(pages),
      play: async () => {
        await press();
        await focuses(1980);
        await shows(texts.shown(120), 120);
        await expect(screen.getByRole('button', { name: texts.showMore })).toBeVisible();
      },
    },
    loadingMore: {
      beforeEach: answers(firstPageThen(() => new Promise<never>(() => {}))),
      play: async () => {
        await press();
        const button = await screen.findByRole('button', { name: texts.loadingMore });
        await expect(button).toBeVisible();
        await expect(button).toHaveFocus();
        await shows(texts.shown(20), 20);
      },
    },
    moreFailed: {
      beforeEach: answers(
        firstPageThen(() => {
          throw new Refusal(502, '');
        }),
      ),
      play: async () => {
        await press();
        await expect(await screen.findByText(texts.moreFailed)).toBeVisible();
        await expect(screen.getByRole('button', { name: errorPanelTexts.tryAgain })).toHaveFocus();
        await shows(texts.shown(20), 20);
      },
    },
    moreTriedAgain: {
      beforeEach: answers(
        firstPageThen(() => {
          throw new Refusal(502, '');
        }),
      ),
      play: async ({ msw }: Network) => {
        await press();
        await screen.findByText(texts.moreFailed);
        answers(pages)({ msw });
        await press(errorPanelTexts.tryAgain);
        await focuses(1980);
        await shows(texts.shown(120), 120);
        await expect(screen.queryByText(texts.moreFailed)).toBeNull();
      },
    },
    endOfList: {
      beforeEach: answers(pages),
      globals: { viewport: { value: 'phone' } },
      play: async () => {
        await press();
        await focuses(1980);
        await press();
        await focuses(1880);
        await shows(texts.allShown(143), 143);
        await expect(screen.queryByRole('button', { name: texts.showMore })).toBeNull();
        await fitsTheWidth();
      },
    },
    wholeList: {
      beforeEach: ({ msw }: Network) => {
        msw.use(capabilitiesMock.empty());
        answers((query) => (Object.keys(query).length > 0 ? { items: [] } : { items: many }))({ msw });
      },
      play: async () => {
        await hasRows(many.length);
        await expect(screen.queryByRole('button', { name: texts.showMore })).toBeNull();
      },
    },
  };
};
