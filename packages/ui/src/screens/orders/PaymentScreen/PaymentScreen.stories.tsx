import { sampleBuyer } from '@gifting/api/account/mocks';
import { capabilitiesMock, capabilitiesWithout } from '@gifting/api/capabilities/mocks';
import { Refusal } from '@gifting/api/core/refusal';
import { alreadyOrderedText, changedQuoteText } from '@gifting/api/core/texts';
import { giftBoxesMock } from '@gifting/api/gift-boxes/mocks';
import { idempotencyHeader } from '@gifting/api/orders/idempotency';
import { createOrderMock } from '@gifting/api/orders/mocks';
import { productsMock, sampleProduct } from '@gifting/api/products/mocks';
import { draftKeys } from '@gifting/client-state/orders/keys';
import { readDraft } from '@gifting/client-state/orders/storage';
import { browserStorage } from '@gifting/client-state/storage/storage';
import { existingOrder } from '@gifting/domain/orders/existing-order';
import type { OrderRequest } from '@gifting/domain/orders/payload';
import { packsOf } from '@gifting/domain/orders/project';
import { type OrderQuote, orderQuote } from '@gifting/domain/orders/quote';
import { sampleDraft, tooLargeDraft } from '@gifting/domain/testing/sample-draft';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { errorTexts } from '#app/error-catalogue.ts';
import { orderPath, paths } from '#app/paths.ts';
import { InSite } from '#screens/layout/InSite.tsx';
import { arrivesAt, arrivesWith, fitsTheWidth, seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { fromReview } from '../BuilderScreen/review-arrival';
import { obstacleTexts } from '../shared/OrderObstacle';
import { summaryTexts } from '../shared/summary.texts';
import { draftContents } from '../shared/Unboxing/box-contents';
import { PaymentScreen } from './PaymentScreen';
import { paymentTexts as texts } from './PaymentScreen.texts';

const meta = preview.meta({
  title: 'Screens/Orders/Payment',
  component: PaymentScreen,
  decorators: [InSite],
  parameters: {
    controls: { disable: true },
    user: sampleBuyer,
    draft: sampleDraft,
    route: { at: paths.payment },
  },
  beforeEach: ({ msw }) => msw.use(capabilitiesMock.ok(capabilitiesWithout('orders.tax'))),
});

const created = { message: 'Thank you, your order is in', invoiceLink: null, paymentLink: null };
const sent = fn<(order: OrderRequest) => void>();
const keys = fn<(key: string | null) => void>();

const summary = () => within(screen.getByRole('region', { name: summaryTexts.title }));
const confirm = () => screen.getByRole('button', { name: texts.confirm });
const goOn = () => screen.getByRole('button', { name: texts.continue });
/** Presses a button once what is to be paid is known. */
const press = async (button: () => HTMLElement) => {
  await waitFor(() => expect(button()).toBeEnabled());
  await userEvent.click(button());
};
const card = () => userEvent.click(screen.getByRole('radio', { name: texts.card.title }));
const invoice = () => userEvent.click(screen.getByRole('radio', { name: texts.invoice.title }));
const entriesAreGone = async () => {
  for (const key of Object.values(draftKeys)) await expect(window.sessionStorage.getItem(key)).toBeNull();
};

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S21.02', 'S21.07'] },
  play: async () => {
    await expect(screen.getByRole('heading', { name: texts.title })).toBeVisible();
    await expect(screen.getByRole('heading', { name: texts.selected })).toBeVisible();
    await expect(screen.getByText(texts.shipping)).toBeVisible();
    await expect(screen.getByText(texts.authorised)).toBeVisible();
    await expect(summary().getByText('2,646.00 GBP')).toBeVisible();
    await expect(confirm()).toBeDisabled();
    await expect(confirm()).toHaveAccessibleDescription(texts.chooseFirst);
    await expect(screen.getByText(texts.chooseFirst)).toBeVisible();
    await waitFor(() => expect(goOn()).toBeEnabled());
  },
});

/** The text spacing that a reader may set (WCAG 1.4.12), in the narrowest window. */
export const TextSpacing = meta.story({
  globals: { viewport: { value: 'small' } },
  decorators: (Story) => (
    <>
      <style>{`* {
        line-height: 1.5 !important;
        letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important;
      }`}</style>
      <Story />
    </>
  ),
  play: async () => {
    await expect(await screen.findByText(texts.authorised)).toBeVisible();
    await fitsTheWidth();
  },
});

const link = (part: string) => screen.getByRole('link', { name: texts.reviewed.changePart(part) });

/** Everything that is sent is on the page. */
export const Reviewed = meta.story({
  play: async () => {
    const details = within(screen.getByRole('region', { name: texts.reviewed.title }));
    for (const words of [
      'Welcome to the team',
      'Gift redemption',
      'Campaign: Spring joiners',
      '14 Calder Wharf',
      '2 Canal Street',
      'amara@fernside.example',
    ])
      await expect(details.getByText(words)).toBeVisible();
    await expect(link(texts.reviewed.delivery)).toHaveAttribute('href', paths.orderDetails);
  },
});

/** A part of the box opens at its step of the builder. */
export const ChangePackaging = meta.story({
  tags: ['!dev'],
  play: async () => {
    await userEvent.click(link(texts.reviewed.packaging));
    await arrivesAt(paths.builder);
    await arrivesWith(fromReview);
    await expect(readDraft(browserStorage(() => window.sessionStorage)).step).toBe(4);
  },
});

export const NothingOptional = meta.story({
  parameters: {
    draft: {
      ...sampleDraft,
      giftNote: null,
      checkout: sampleDraft.checkout && {
        ...sampleDraft.checkout,
        method: null,
        campaignName: '',
        delivery: null,
      },
    },
  },
  play: async () => {
    const details = within(screen.getByRole('region', { name: texts.reviewed.title }));
    await expect(details.getByText(texts.reviewed.noNote)).toBeVisible();
    await expect(details.getByText(texts.reviewed.noMethod)).toBeVisible();
    await expect(details.getByText(texts.reviewed.several)).toBeVisible();
  },
});

export const NotSignedIn = meta.story({
  parameters: { states: ['S21.01'], user: 'visitor' },
  play: async () => {
    await expect(screen.getByText(texts.loginFirst)).toBeVisible();
    await expect(screen.queryByText('2,646.00 GBP')).toBeNull();
  },
});

export const NotSignedInGoesToLogin = meta.story({
  ...NotSignedIn.input,
  tags: ['!dev'],
  play: async () => {
    await NotSignedIn.play();
    await userEvent.click(screen.getByRole('link', { name: texts.goToLogin }));
    await arrivesAt(paths.signIn);
    await arrivesWith({ from: paths.payment });
  },
});

export const CardChosen = meta.story({
  parameters: { states: ['S21.03'] },
  play: async () => {
    await card();
    await waitFor(() => expect(confirm()).toBeEnabled());
  },
});

export const InvoiceChosen = meta.story({
  parameters: { states: ['S21.04'] },
  play: async () => {
    await invoice();
    await expect(confirm()).toBeDisabled();
    await waitFor(() => expect(goOn()).toBeEnabled());
    await expect(screen.getByText(texts.invoiceHint)).toBeVisible();
  },
});

export const Refused = meta.story({
  parameters: { states: ['S21.05', 'S21.17'] },
  beforeEach: ({ msw }) => msw.use(createOrderMock.failure(422, 'Notebook is no longer sold.')),
  play: async () => {
    await card();
    await press(confirm);
    await seesToast(texts.failed);
    await expect(await screen.findByText('Notebook is no longer sold.')).toBeVisible();
    await waitFor(() => expect(confirm()).toBeEnabled());
    await expect(window.sessionStorage.getItem(draftKeys.items)).toContain('Notebook');
  },
});

/** On a phone the button is in the dock, and the reason far above or below it. */
export const RefusedNarrow = meta.story({
  globals: { viewport: { value: 'small' } },
  beforeEach: ({ msw }) => msw.use(createOrderMock.failure(422, 'Notebook is no longer sold.')),
  play: async () => {
    await card();
    await press(confirm);
    const reason = await screen.findByText('Notebook is no longer sold.');
    await waitFor(() => {
      const { top, bottom } = reason.getBoundingClientRect();
      expect(top).toBeGreaterThan(0);
      expect(bottom).toBeLessThan(window.innerHeight);
    });
    await expect(reason.closest('[role=alert]')).not.toBeNull();
  },
});

export const ItemsOnly = meta.story({
  parameters: { states: ['S21.06'], draft: { ...sampleDraft, packaging: null } },
  play: async () => {
    await expect(summary().getByText('1,878.00 GBP')).toBeVisible();
  },
});

/** Without project details the box cannot be ordered; the domain counts one pack. */
export const PacksUnset = meta.story({
  parameters: { states: ['S21.08'], draft: { ...sampleDraft, project: null } },
  play: async () => {
    await expect(packsOf(null)).toBe(1);
    await expect(screen.getByText(obstacleTexts['no project'].message)).toBeVisible();
    await expect(screen.queryByRole('button', { name: texts.continue })).toBeNull();
  },
});

export const ConfirmSubmitting = meta.story({
  parameters: { states: ['S21.09'] },
  beforeEach: ({ msw }) => msw.use(createOrderMock.pending()),
  play: async () => {
    await card();
    await press(confirm);
    await expect(await screen.findByText(texts.creating)).toBeVisible();
    await waitFor(() => expect(document.querySelector('.overlay .gift-box--close')).toBeVisible());
  },
});

export const ContinueSubmitting = meta.story({
  parameters: { states: ['S21.10'] },
  beforeEach: ({ msw }) => msw.use(createOrderMock.pending()),
  play: async () => {
    await press(goOn);
    await expect(await screen.findByText(texts.creating)).toBeVisible();
  },
});

export const Ordered = meta.story({
  parameters: { states: ['S21.11', 'S21.16', 'S21.18'] },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      createOrderMock.answer(({ body }) => {
        sent(body);
        return created;
      }),
    );
  },
  play: async () => {
    await waitFor(() => expect(goOn()).toBeEnabled());
    await userEvent.dblClick(goOn());
    await seesToast(created.message);
    await expect(goOn()).toBeDisabled();
  },
});

export const OrderedGoesOn = meta.story({
  ...Ordered.input,
  tags: ['!dev'],
  play: async () => {
    await Ordered.play();
    await arrivesAt(paths.paymentSuccessful);
    await entriesAreGone();
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent.mock.lastCall?.[0]).toMatchObject({
      number_of_boxes: 120,
      pay_now: false,
      get_invoice: true,
      multiple_delivery_address: false,
      delivery_address: { address_line_1: '14 Calder Wharf', address_line_2: 'Second floor' },
    });
  },
});

export const OrderedWithoutMessage = meta.story({
  parameters: { states: ['S21.12'] },
  beforeEach: ({ msw }) => msw.use(createOrderMock.ok({ ...created, message: '' })),
  play: async () => {
    await press(goOn);
    await seesToast(texts.created);
  },
});

export const WithInvoiceLink = meta.story({
  parameters: { states: ['S21.13'] },
  beforeEach: ({ msw }) =>
    msw.use(createOrderMock.ok({ ...created, invoiceLink: 'https://pay.example/invoice/7' })),
  play: async () => {
    await press(goOn);
    await expect(await screen.findByText('Opened https://pay.example/invoice/7 in a new tab')).toBeVisible();
  },
});

export const WithInvoiceLinkGoesOn = meta.story({
  ...WithInvoiceLink.input,
  tags: ['!dev'],
  play: async () => {
    await WithInvoiceLink.play();
    await arrivesAt(paths.paymentSuccessful);
    await arrivesWith({ invoice: 'https://pay.example/invoice/7', box: draftContents(sampleDraft) });
    await entriesAreGone();
  },
});

export const WithPaymentLink = meta.story({
  parameters: { states: ['S21.14'] },
  beforeEach: ({ msw }) =>
    msw.use(createOrderMock.ok({ ...created, paymentLink: 'https://pay.example/pay/7' })),
  play: async () => {
    await card();
    await press(confirm);
    await expect(await screen.findByText('Opened https://pay.example/pay/7 in this tab')).toBeVisible();
    await expect(window.sessionStorage.getItem(draftKeys.items)).toContain('Stoneware Mug');
    await expect(confirm()).toBeDisabled();
    await expect(goOn()).toBeDisabled();
  },
});

export const WithBothLinks = meta.story({
  parameters: { states: ['S21.15'] },
  beforeEach: ({ msw }) =>
    msw.use(
      createOrderMock.ok({
        ...created,
        invoiceLink: 'https://pay.example/invoice/7',
        paymentLink: 'https://pay.example/pay/7',
      }),
    ),
  play: async () => {
    await card();
    await press(confirm);
    await expect(await screen.findByText('Opened https://pay.example/invoice/7 in a new tab')).toBeVisible();
    await expect(screen.getByText('Opened https://pay.example/pay/7 in this tab')).toBeVisible();
  },
});

/** A link that is not a web address is not opened. */
export const WithHostileLink = meta.story({
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(createOrderMock.ok({ ...created, invoiceLink: 'javascript:alert(1)' })),
  play: async () => {
    await press(goOn);
    await arrivesAt(paths.paymentSuccessful);
    await expect(screen.queryByText(/^Opened/)).toBeNull();
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(createOrderMock.offline()),
  play: async () => {
    await press(goOn);
    await seesToast(texts.failed);
    await expect(screen.queryByText(errorTexts.network)).toBeNull();
    await waitFor(() => expect(goOn()).toBeEnabled());
  },
});

export const SessionExpired = meta.story({
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(createOrderMock.failure(401)),
  play: async () => {
    await press(goOn);
    await seesToast(errorTexts.sessionExpired);
    await arrivesAt(paths.signIn);
    await arrivesWith({ from: paths.payment });
    await expect(window.sessionStorage.getItem(draftKeys.items)).toContain('Stoneware Mug');
  },
});

export const SeveralAddresses = meta.story({
  parameters: {
    states: ['S21.19'],
    draft: { ...sampleDraft, checkout: sampleDraft.checkout && { ...sampleDraft.checkout, delivery: null } },
  },
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      capabilitiesMock.empty(),
      createOrderMock.answer(({ body }) => {
        sent(body);
        return created;
      }),
    );
  },
  play: async () => {
    await press(goOn);
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent.mock.lastCall?.[0]).toMatchObject({ multiple_delivery_address: true });
    await expect(sent.mock.lastCall?.[0]).not.toHaveProperty('delivery_address');
  },
});

export const Empty = meta.story({
  parameters: { states: ['S21.20'], draft: 'none' },
  play: async () => {
    await expect(screen.getByText(obstacleTexts['empty box'].message)).toBeVisible();
    await expect(screen.queryByRole('button', { name: texts.continue })).toBeNull();
  },
});

export const NoAddresses = meta.story({
  parameters: { draft: { ...sampleDraft, checkout: null } },
  play: async () => {
    await expect(screen.getByRole('link', { name: texts.goToOrderDetails })).toBeVisible();
  },
});

export const NoAddressesGoesBack = meta.story({
  ...NoAddresses.input,
  tags: ['!dev'],
  play: async () => {
    await NoAddresses.play();
    await userEvent.click(screen.getByRole('link', { name: texts.goToOrderDetails }));
    await arrivesAt(paths.orderDetails);
  },
});

/** Stale amounts are never shown in a new currency. */
export const OtherCurrency = meta.story({
  parameters: { draft: { project: sampleDraft.project && { ...sampleDraft.project, currency: 'USD' } } },
  play: async () => {
    await expect(screen.getByText(obstacleTexts['other currency'].message)).toBeVisible();
    await expect(screen.queryByText(/USD/)).toBeNull();
  },
});

export const OtherCurrencyGoesBack = meta.story({
  ...OtherCurrency.input,
  tags: ['!dev'],
  play: async () => {
    await OtherCurrency.play();
    await userEvent.click(screen.getByRole('link', { name: obstacleTexts['other currency'].start }));
    await arrivesAt(paths.builder);
  },
});

/** A total that no order can have is refused before the press, with the largest one. */
export const TooLarge = meta.story({
  parameters: { draft: tooLargeDraft },
  play: async () => {
    await expect(screen.getByText(obstacleTexts['too large'].message)).toBeVisible();
    await expect(screen.getByText(/999,999,999,999\.99 at most/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: texts.continue })).toBeNull();
  },
});

const panel = () => screen.findByRole('region', { name: texts.changed.title });
const confirmChange = () => userEvent.click(screen.getByRole('button', { name: texts.changed.confirm }));

const answered = (quote: OrderQuote) =>
  new Refusal(409, changedQuoteText, { details: z.encode(orderQuote, quote) });

/** The mug costs more and the notebook is no longer sold. */
const dearer: OrderQuote = {
  products: [
    { id: '101', priceRanges: [{ min: 1, max: 1000, price: 900 }] },
    { id: '104', priceRanges: null },
  ],
  packaging: 640,
};
const dearerCatalogue = [sampleProduct({ priceRanges: [{ min: 1, max: 1000, price: 900 }] })];

/** Prices change between review and click: listed by line, confirmed, and only then ordered. */
export const ChangedWhileReviewing = meta.story({
  beforeEach: ({ msw }) => {
    sent.mockClear();
    let changed = false;
    msw.use(
      productsMock.answer(() => (changed ? dearerCatalogue : productsMock.samples.ok)),
      createOrderMock.answer(({ body }) => {
        sent(body);
        changed = true;
        if (body.expected_prices?.total !== 184_800) throw answered(dearer);
        return created;
      }),
    );
  },
  play: async () => {
    await press(goOn);
    await seesToast(texts.failed);
    const changes = within(await panel());
    await expect(changes.getByText(texts.changed.price('8.40 GBP', '9.00 GBP'))).toBeVisible();
    await expect(changes.getByText('Notebook')).toBeVisible();
    await expect(changes.getByText(texts.changed.gone)).toBeVisible();
    await expect(changes.getByText(texts.changed.total('1,848.00 GBP'))).toBeVisible();
    await expect(changes.queryByText('Keepsake Box')).toBeNull();
    await expect(summary().getByText('1,848.00 GBP')).toBeVisible();
    await expect(goOn()).toBeDisabled();
    await card();
    await expect(confirm()).toBeDisabled();
    // The box changes only after the buyer confirms.
    await expect(window.sessionStorage.getItem(draftKeys.items)).toContain('Notebook');
  },
});

export const ChangedWhileReviewingOrdered = meta.story({
  ...ChangedWhileReviewing.input,
  tags: ['!dev'],
  play: async () => {
    await ChangedWhileReviewing.play();
    await confirmChange();
    await seesToast(texts.changed.confirmed);
    await expect(screen.queryByRole('region', { name: texts.changed.title })).toBeNull();
    await expect(window.sessionStorage.getItem(draftKeys.items)).not.toContain('Notebook');
    await expect(sent).toHaveBeenCalledOnce();
    await press(goOn);
    await seesToast(created.message);
    await expect(sent).toHaveBeenCalledTimes(2);
    await expect(sent.mock.lastCall?.[0]).toMatchObject({
      products: [{ product_id: '101' }],
      expected_prices: { total: 184_800, products: [{ product_id: '101', price: 900 }], gift_box: 640 },
    });
  },
});

/** The catalogue reports the change before any click. */
export const ChangedBeforeOrdering = meta.story({
  beforeEach: ({ msw }) => msw.use(productsMock.ok(dearerCatalogue)),
  play: async () => {
    await panel();
    await expect(goOn()).toBeDisabled();
    await expect(summary().getByText('1,848.00 GBP')).toBeVisible();
    await fitsTheWidth();
  },
});

export const ChangeConfirmed = meta.story({
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      productsMock.ok(dearerCatalogue),
      createOrderMock.answer(({ body }) => {
        sent(body);
        return created;
      }),
    );
  },
  play: async () => {
    await panel();
    await confirmChange();
    await waitFor(() => expect(goOn()).toBeEnabled());
    await expect(screen.getByRole('heading', { name: texts.title })).toHaveFocus();
    await expect(summary().getByText('1,848.00 GBP')).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
  },
});

/** Nothing is left: confirming empties the box and keeps the addresses. */
export const NothingIsSoldAnyMore = meta.story({
  beforeEach: ({ msw }) => msw.use(productsMock.empty(), giftBoxesMock.empty()),
  play: async () => {
    const changes = within(await panel());
    await expect(changes.getAllByText(texts.changed.gone)).toHaveLength(3);
    await expect(changes.getByText(texts.changed.total('0.00 GBP'))).toBeVisible();
  },
});

export const NothingIsSoldAnyMoreConfirmed = meta.story({
  ...NothingIsSoldAnyMore.input,
  tags: ['!dev'],
  play: async () => {
    await NothingIsSoldAnyMore.play();
    await confirmChange();
    await expect(await screen.findByText(obstacleTexts['empty box'].message)).toBeVisible();
    await expect(window.sessionStorage.getItem(draftKeys.project)).toContain('14 Calder Wharf');
  },
});

/** If the catalogue cannot be read, the review stays and the server decides. */
export const CatalogueFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(productsMock.failure(500), giftBoxesMock.failure(500)),
  play: async () => {
    await waitFor(() => expect(goOn()).toBeEnabled());
    await expect(screen.queryByText(errorTexts.server)).toBeNull();
  },
});

export const CatalogueFailedOrdered = meta.story({
  ...CatalogueFailed.input,
  tags: ['!dev'],
  play: async () => {
    await CatalogueFailed.play();
    await press(goOn);
    await arrivesAt(paths.paymentSuccessful);
  },
});

/**
 * The response is lost, the buyer presses the other button, and the catalogue has changed meanwhile: one order, one
 * idempotency key.
 */
export const LostAnswerThenOtherButton = meta.story({
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    sent.mockClear();
    keys.mockClear();
    msw.use(
      createOrderMock.answer(({ body }, headers) => {
        sent(body);
        keys(headers.get(idempotencyHeader));
        if (keys.mock.calls.length === 1) throw new Refusal(502, '');
        return created;
      }),
    );
  },
  play: async ({ msw }) => {
    await card();
    await press(confirm);
    await seesToast(texts.failed);
    msw.use(productsMock.ok(dearerCatalogue));
    await press(goOn);
    await arrivesAt(paths.paymentSuccessful);
    await expect(sent.mock.calls.map(([{ pay_now, get_invoice }]) => [pay_now, get_invoice])).toEqual([
      [true, false],
      [false, true],
    ]);
    const [first, second] = keys.mock.calls.map(([key]) => key);
    await expect(first).toMatch(/^[0-9a-f]{64}$/);
    await expect(second).toBe(first);
  },
});

const ordered = () => screen.findByRole('region', { name: texts.existing.title });
const alreadyOrdered = new Refusal(409, alreadyOrderedText, {
  details: z.encode(existingOrder, { orderNumber: '1042' }),
});

/** Another tab with a copy of the box has ordered it. */
export const AlreadyOrdered = meta.story({
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(
      createOrderMock.answer(({ body }) => {
        sent(body);
        throw alreadyOrdered;
      }),
    );
  },
  play: async () => {
    await press(goOn);
    const panel = within(await ordered());
    await expect(panel.getByText(texts.existing.text('1042'))).toBeVisible();
    await expect(panel.getByRole('link', { name: texts.existing.see })).toHaveAttribute(
      'href',
      orderPath('1042'),
    );
    await expect(goOn()).toBeDisabled();
    await expect(screen.queryByText(texts.failed)).toBeNull();
    await expect(sent.mock.calls).toMatchObject([[{ only_new: true }]]);
    await fitsTheWidth();
  },
});

export const OrderedAgain = meta.story({
  beforeEach: ({ msw }) => {
    keys.mockClear();
    msw.use(
      createOrderMock.answer((_request, headers) => {
        keys(headers.get(idempotencyHeader));
        if (keys.mock.calls.length === 1) throw alreadyOrdered;
        return created;
      }),
    );
  },
  play: async () => {
    await press(goOn);
    await userEvent.click(within(await ordered()).getByRole('button', { name: texts.existing.again }));
    await seesToast(texts.existing.ready);
    await expect(screen.getByRole('heading', { name: texts.title })).toHaveFocus();
    await expect(keys).toHaveBeenCalledOnce();
  },
});

/** With another key, it is another order. */
export const OrderedAgainGoesOn = meta.story({
  ...OrderedAgain.input,
  tags: ['!dev'],
  play: async () => {
    await OrderedAgain.play();
    await press(goOn);
    await arrivesAt(paths.paymentSuccessful);
    const [first, second] = keys.mock.calls.map(([key]) => key);
    await expect(second).not.toBe(first);
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S21.21'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(goOn()).toBeVisible();
    await fitsTheWidth();
  },
});
