import { sampleAdmin, sampleBuyer } from '@gifting/api/account/mocks';
import { capabilitiesMock, capabilitiesWithout } from '@gifting/api/capabilities/mocks';
import { anyOrderMock, ownOrderMock, sampleOrderDetail } from '@gifting/api/orders/mocks';
import { blankCard } from '@gifting/domain/orders/gift-note';
import { expect, screen, userEvent, within } from 'storybook/test';
import { errorTexts } from '#app/error-catalogue.ts';
import { orderPath, paths } from '#app/paths.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { fitsTheWidth, seesToast } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { giftNoteTexts } from '../BuilderScreen/steps/GiftNoteStep/GiftNoteStep.texts';
import { unboxingTexts } from '../shared/Unboxing/Unboxing.texts';
import { OrderScreen } from './OrderScreen';
import { orderTexts as texts } from './OrderScreen.texts';

const meta = preview.meta({
  title: 'Screens/Orders/Order detail',
  component: OrderScreen,
  decorators: [InDashboard],
  parameters: {
    controls: { disable: true },
    user: sampleBuyer,
    route: { path: paths.order, at: orderPath('1064') },
  },
  // As specified: an API without lifecycle, VAT and artwork.
  beforeEach: ({ msw }) =>
    msw.use(
      capabilitiesMock.ok(capabilitiesWithout('orders.lifecycle', 'orders.artwork')),
      ownOrderMock.ok(sampleOrderDetail()),
      anyOrderMock.ok(sampleOrderDetail()),
    ),
});

/** The page's title, once the order is there: while it loads, its heading has the same words. */
const heading = async () => {
  await screen.findByRole('region', { name: texts.contents });
  return screen.getByRole('heading', { name: texts.title });
};
const cards = (title: string) => screen.findAllByRole('heading', { name: title });
const factOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S29.02', 'S29.07', 'S29.11'] },
  play: async () => {
    await heading();
    const trail = within(screen.getByRole('navigation', { name: texts.trail }));
    await expect(trail.getByRole('link', { name: texts.orders })).toHaveAttribute('href', paths.orders);
    await expect(trail.getByText('Amara Okafor')).toHaveAttribute('aria-current', 'page');
    await expect(factOf(texts.number)).toHaveTextContent('#1064');
    await expect(factOf(texts.status)).toHaveTextContent('Pending');
    await expect(factOf(texts.deliveryDate)).toBeEmptyDOMElement();
    await expect(factOf(texts.itemQuantity)).toHaveTextContent('120 Set');
    await expect(factOf(texts.totalCost)).toHaveTextContent('2,646.00 GBP');
    const box = within(screen.getByRole('region', { name: texts.contents }));
    await expect(box.getByText('1,008.00 GBP')).toBeVisible();
    await expect(box.getByText('870.00 GBP')).toBeVisible();
    await expect(box.getByText('768.00 GBP')).toBeVisible();
    await expect(box.getByText(texts.total).nextElementSibling).toHaveTextContent('2,646.00 GBP');
  },
});

export const Administrator = meta.story({
  parameters: { states: ['S29.03'], user: sampleAdmin },
  beforeEach: ({ msw }) =>
    msw.use(ownOrderMock.failure(403), anyOrderMock.ok(sampleOrderDetail({ name: 'Noor Haddad' }))),
  play: async () => {
    await expect(await screen.findByText('Noor Haddad')).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { states: ['S29.01'] },
  beforeEach: ({ msw }) => msw.use(ownOrderMock.pending()),
  play: async () => {
    await expect(await screen.findByText(texts.loading)).toBeInTheDocument();
    await expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeInTheDocument();
  },
});

export const SeveralAddresses = meta.story({
  parameters: { states: ['S29.04'] },
  beforeEach: ({ msw }) => {
    const [first] = sampleOrderDetail().deliveryAddresses;
    const addresses = first
      ? [first, { ...first, line1: '9 Mill Lane' }, { ...first, line1: '3 Quay Side' }]
      : [];
    msw.use(
      ownOrderMock.ok(
        sampleOrderDetail({ deliveryAddresses: addresses, billingAddresses: addresses.slice(0, 2) }),
      ),
    );
  },
  play: async () => {
    await expect(await cards(texts.deliveryAddress)).toHaveLength(3);
    await expect(await cards(texts.billingAddress)).toHaveLength(2);
  },
});

export const NoAddresses = meta.story({
  parameters: { states: ['S29.05'] },
  beforeEach: ({ msw }) =>
    msw.use(ownOrderMock.ok(sampleOrderDetail({ deliveryAddresses: [], billingAddresses: [] }))),
  play: async () => {
    await heading();
    await expect(screen.queryByRole('heading', { name: texts.deliveryAddress })).toBeNull();
    await expect(screen.queryByRole('heading', { name: texts.billingAddress })).toBeNull();
  },
});

export const MissingValues = meta.story({
  parameters: { states: ['S29.06'] },
  beforeEach: ({ msw }) => {
    const nothing = { line1: '', line2: '', line3: '', postTown: '', postCode: '', phone: '' };
    msw.use(ownOrderMock.ok(sampleOrderDetail({ deliveryAddresses: [nothing], billingAddresses: [] })));
  },
  play: async () => {
    await expect(await screen.findAllByText(texts.missing)).toHaveLength(5);
  },
});

export const NoGiftBox = meta.story({
  parameters: { states: ['S29.08'] },
  beforeEach: ({ msw }) => msw.use(ownOrderMock.ok(sampleOrderDetail({ giftBox: null, total: 187_800 }))),
  play: async () => {
    await heading();
    await expect(screen.queryByText('Keepsake Box')).toBeNull();
    await expect(factOf(texts.totalCost)).toHaveTextContent('1,878.00 GBP');
  },
});

const noteOf = async () => within(await screen.findByRole('region', { name: texts.giftNote }));

export const WithGiftNote = meta.story({
  play: async () => {
    const note = await noteOf();
    await expect(note.getByText('Everyone in Leeds')).toBeVisible();
    await expect(note.getByText(/Welcome aboard/)).toBeVisible();
    await expect(note.getByText('Amara')).toBeVisible();
    await expect(factOf(texts.phone)).toHaveTextContent('+44 113 496 0142');
  },
});

export const BlankCard = meta.story({
  beforeEach: ({ msw }) => msw.use(ownOrderMock.ok(sampleOrderDetail({ giftNote: blankCard }))),
  play: async () => {
    await expect((await noteOf()).getByText(giftNoteTexts.blankCard)).toBeVisible();
  },
});

/** An API of the specified table alone says neither what the buyer wrote nor whom to call. */
export const NoGiftNote = meta.story({
  beforeEach: ({ msw }) => {
    const order = sampleOrderDetail({ giftNote: null });
    const deliveryAddresses = order.deliveryAddresses.map((address) => ({ ...address, phone: '' }));
    msw.use(ownOrderMock.ok({ ...order, deliveryAddresses }));
  },
  play: async () => {
    await heading();
    await expect(screen.queryByRole('region', { name: texts.giftNote })).toBeNull();
    await expect(screen.queryByText(texts.phone)).toBeNull();
  },
});

/** The longest note the builder takes, in one word per line and in one line. */
export const LongGiftNote = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ownOrderMock.ok(
        sampleOrderDetail({
          giftNote: {
            status: true,
            withoutMessage: false,
            to: 'x'.repeat(120),
            from: 'y'.repeat(120),
            message: `${'Hello\n'.repeat(20)}${'z'.repeat(880)}`,
          },
        }),
      ),
    ),
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect((await noteOf()).getByText('x'.repeat(120))).toBeVisible();
    await fitsTheWidth();
  },
});

export const InvoiceNotReady = meta.story({
  parameters: { states: ['S29.09'] },
  play: async () => {
    await heading();
    await userEvent.click(screen.getByRole('button', { name: texts.invoiceDownload }));
    await seesToast(texts.invoiceNotReady);
  },
});

export const InvoiceReady = meta.story({
  beforeEach: ({ msw }) => msw.use(ownOrderMock.ok(sampleOrderDetail({ invoiceLink: '/invoices/7' }))),
  play: async () => {
    const link = await screen.findByRole('link', { name: texts.invoiceDownload });
    await expect(link).toHaveAttribute('href', '/invoices/7');
    await expect(link).toHaveAttribute('target', '_blank');
  },
});

export const ServerError = meta.story({
  parameters: { states: ['S29.10'] },
  beforeEach: ({ msw }) => msw.use(ownOrderMock.failure(500)),
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
    msw.use(ownOrderMock.ok());
    await userEvent.click(screen.getByRole('button', { name: texts.tryAgain }));
    await expect(await heading()).toBeVisible();
  },
});

/** Without a note there is no card to find. */
export const SeenOpened = meta.story({
  beforeEach: ({ msw }) => msw.use(ownOrderMock.ok(sampleOrderDetail({ giftNote: null }))),
  play: async () => {
    await heading();
    const box = within(screen.getByRole('region', { name: unboxingTexts.title }));
    const slider = box.getByRole('slider', { name: unboxingTexts.slider });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Ribbon, 1 of 4');
    await userEvent.click(box.getByRole('button', { name: unboxingTexts.steps.goods }));
    await expect(slider).toHaveAttribute('aria-valuetext', 'Goods, 4 of 4');
    await expect(box.getByText(/^In the box: /)).toBeVisible();
  },
});

export const UnknownOrder = meta.story({
  beforeEach: ({ msw }) => msw.use(ownOrderMock.failure(404, 'There is no such order.')),
  play: async () => {
    await expect(await screen.findByText(texts.unknown)).toBeVisible();
    await seesToast(errorTexts.notFound);
    await expect(screen.queryByRole('button', { name: texts.tryAgain })).toBeNull();
    await expect(screen.getByRole('link', { name: texts.backToOrders })).toHaveAttribute(
      'href',
      paths.orders,
    );
  },
});

export const Malformed = meta.story({
  beforeEach: ({ msw }) => msw.use(ownOrderMock.malformed()),
  play: async () => {
    await expect(await screen.findByText(texts.error)).toBeVisible();
  },
});

export const LongText = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      ownOrderMock.ok(
        sampleOrderDetail({
          name: 'x'.repeat(120),
          items: [{ name: 'Unbroken'.repeat(15), picture: null, unit: 99_999_999, quantity: 100_000 }],
        }),
      ),
    ),
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await heading();
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S29.12'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await heading();
    await fitsTheWidth();
  },
});

const longOrder = sampleOrderDetail({
  items: Array.from({ length: 60 }, (_, index) => ({
    name: `Item ${index + 1}`,
    picture: '/pictures/mug.svg',
    unit: 840 + index,
    quantity: 120,
  })),
});

/** An order of several sheets: print it to see the packing list. */
export const PackingList = meta.story({
  beforeEach: ({ msw }) => msw.use(ownOrderMock.ok(longOrder)),
  play: async () => {
    await heading();
    await expect(screen.getByText('Item 60')).toBeVisible();
    await expect(screen.getByText(texts.packingList('1064', 'Amara Okafor'))).not.toBeVisible();
  },
});
