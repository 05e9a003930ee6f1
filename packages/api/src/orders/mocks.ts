import type { KeptPerson } from '@gifting/domain/address-list/keep';
import type { OrderLifecycle } from '@gifting/domain/orders/lifecycle';
import type { OrderDetail, OrderListItem } from '@gifting/domain/orders/order';
import type { AddressCounts } from '@gifting/domain/orders/order-addresses';
import type { OrderProofs, Proof } from '@gifting/domain/orders/proofs';
import type { OrderTax } from '@gifting/domain/tax/order-tax';
import { mock } from '../core/mock';
import { done, doneTexts, orderPlacedText } from '../core/texts';
import type { RowMocksOf } from '../row-mocks';
import {
  countAddresses,
  keepAddresses,
  listAddresses,
  readAddressPacking,
  removeAddress,
} from './address-endpoints';
import { readArtwork, uploadArtwork } from './artwork-endpoints';
import { createOrder, listAllOrders, listOwnOrders, readAnyOrder, readOwnOrder } from './endpoints';
import { actOnOrder, payOrder, readLifecycle } from './lifecycle-endpoints';
import { commentOnProof, readProofs, sendProofs } from './proof-endpoints';
import { sampleArtwork } from './sample-artwork';
import { readTaxBasis } from './tax-endpoints';

/** The sample order of a list with a story's overrides. */
export const sampleOrder = (overrides: Partial<OrderListItem> = {}): OrderListItem => ({
  id: '1064',
  status: 'pending',
  dueDate: '2025-11-01',
  price: 264_600,
  quantity: 120,
  currency: 'GBP',
  ...overrides,
});

/** The sample orders: three pending ones, one without a date. */
export const sampleOrders: OrderListItem[] = [
  sampleOrder(),
  sampleOrder({ id: '1059', dueDate: '2025-10-18', price: 187_800, quantity: 120 }),
  sampleOrder({ id: '1051', dueDate: null, price: 92_500, quantity: 50, currency: 'EUR' }),
];

const street = {
  line1: '14 Calder Wharf',
  line2: 'Second floor',
  line3: '',
  postTown: 'Leeds',
  postCode: 'LS10 1AP',
  phone: '+44 113 496 0142',
};

/** The sample order detail with a story's overrides. */
export const sampleOrderDetail = (overrides: Partial<OrderDetail> = {}): OrderDetail => ({
  name: 'Amara Okafor',
  paymentStatus: 'pending',
  heldUntil: null,
  quantity: 120,
  total: 264_600,
  currency: 'GBP',
  items: [
    { name: 'Stoneware Mug', picture: '/pictures/mug.svg', unit: 840, quantity: 120 },
    { name: 'Notebook', picture: '/pictures/notebook.svg', unit: 725, quantity: 120 },
  ],
  giftBox: { name: 'Keepsake Box', picture: '/pictures/box-keepsake.svg', unit: 640 },
  deliveryAddresses: [street],
  billingAddresses: [{ ...street, line2: '' }],
  giftNote: {
    status: true,
    withoutMessage: false,
    to: 'Everyone in Leeds',
    from: 'Amara',
    message: 'Welcome aboard.\nUnwrap the day, then come and say hello.',
  },
  invoiceLink: null,
  tax: null,
  invoiceNumber: null,
  creditNoteNumber: null,
  creditNoteLink: null,
  ...overrides,
});

/** The VAT of the sample order with a story's overrides: at the rate of the seller's own country. */
export const sampleOrderTax = (overrides: Partial<OrderTax> = {}): OrderTax => ({
  treatment: 'taxed',
  country: 'GB',
  rate: 2000,
  net: 264_600,
  tax: 52_920,
  gross: 317_520,
  deliveryCountry: 'GB',
  billingCountry: 'GB',
  vatNumber: '',
  ...overrides,
});

/** The sample order as an API with `orders.tax` shows it. */
const taxedOrder = sampleOrderDetail({ tax: sampleOrderTax() });

/** The lifecycle of the sample order with a story's overrides: its mockup waits for the buyer. */
export const sampleLifecycle = (overrides: Partial<OrderLifecycle> = {}): OrderLifecycle => ({
  version: '2',
  status: 'proof_sent',
  dueDate: null,
  answerBy: null,
  events: [
    { status: 'pending', at: '2025-10-06T09:12:00Z', by: 'buyer', note: '' },
    {
      status: 'proof_sent',
      at: '2025-10-09T14:30:00Z',
      by: 'administrator',
      note: 'Your logo in one colour on mug and lid.',
    },
  ],
  actions: ['approve', 'ask_changes', 'cancel'],
  payable: false,
  ...overrides,
});

/** The sample proof with a story's overrides: the first one of a mug. */
export const sampleProof = (overrides: Partial<Proof> = {}): Proof => ({
  id: '2101',
  version: 1,
  kind: 'picture',
  link: '/pictures/mug.svg',
  sentAt: '2025-10-09T14:30:00Z',
  comments: [],
  ...overrides,
});

/** The sample proofs: the second version of a mug waits for the buyer, a notebook is a document, a bottle comes as it is. */
export const sampleProofs = (overrides: Partial<OrderProofs> = {}): OrderProofs => ({
  lifecycle: sampleLifecycle({
    version: '4',
    answerBy: '2025-10-20',
    events: [
      ...sampleLifecycle().events,
      {
        status: 'changes_asked',
        at: '2025-10-10T08:20:00Z',
        by: 'buyer',
        note: 'Please see my comment on the mug.',
      },
      {
        status: 'proof_sent',
        at: '2025-10-13T15:10:00Z',
        by: 'administrator',
        note: 'Lifted by 6 mm and set in pine.',
      },
    ],
  }),
  items: [
    {
      id: '2001',
      name: 'Stoneware Mug',
      picture: '/pictures/mug.svg',
      quantity: 120,
      proofs: [
        sampleProof({ id: '2103', version: 2, sentAt: '2025-10-13T15:10:00Z' }),
        sampleProof({
          comments: [
            {
              id: '2201',
              by: 'buyer',
              name: 'Amara Okafor',
              text: 'The mark runs into the glaze. Please lift it clear and print it in our pine.',
              place: { x: 30, y: 62 },
              at: '2025-10-10T08:15:00Z',
            },
          ],
        }),
      ],
    },
    {
      id: '2002',
      name: 'Notebook',
      picture: '/pictures/notebook.svg',
      quantity: 120,
      proofs: [sampleProof({ id: '2102', kind: 'pdf', link: '/pictures/notebook.svg' })],
    },
    { id: '2003', name: 'Bottle', picture: '/pictures/bottle.svg', quantity: 120, proofs: [] },
  ],
  ...overrides,
});

export const createOrderMock = mock(createOrder, {
  ok: { message: orderPlacedText, invoiceLink: null, paymentLink: null },
});
export const ownOrdersMock = mock(listOwnOrders, { ok: { items: sampleOrders }, empty: { items: [] } });
export const allOrdersMock = mock(listAllOrders, { ok: { items: sampleOrders }, empty: { items: [] } });
export const ownOrderMock = mock(readOwnOrder, { ok: taxedOrder });
export const anyOrderMock = mock(readAnyOrder, { ok: taxedOrder });

export const lifecycleMock = mock(readLifecycle, { ok: sampleLifecycle() });
export const payOrderMock = mock(payOrder, {
  ok: { message: doneTexts['orders.pay'], invoiceLink: null, paymentLink: 'https://pay.example/pay/7' },
});
export const actOnOrderMock = mock(actOnOrder, { ok: done('orders.act') });

/** The sample seller is in the United Kingdom, as most sample addresses. */
export const taxBasisMock = mock(readTaxBasis, { ok: { sellerCountry: 'GB', day: '2025-10-06' } });

export const proofsMock = mock(readProofs, { ok: sampleProofs() });
export const sendProofsMock = mock(sendProofs, { ok: done('orders.sendProofs') });
export const commentMock = mock(commentOnProof, { ok: done('orders.comment') });

export const uploadArtworkMock = mock(uploadArtwork, { ok: sampleArtwork() });
export const artworkMock = mock(readArtwork, { ok: sampleArtwork(), empty: null });

/** To whom the sample order goes: one with a phone, one without an email. */
const sampleAddresses = (): KeptPerson[] => [
  {
    id: '1402',
    name: 'Peter Vance',
    email: '',
    phone: '',
    deliveryAddress1: '18 Tanner Row',
    deliveryAddress2: '',
    postTown: 'York',
    postalCode: 'YO1 6JB',
  },
  {
    id: '1401',
    name: 'Noor Haddad',
    email: 'noor.haddad@lumen.example',
    phone: '07700 900142',
    deliveryAddress1: 'Flat 3, 27 Elm Grove',
    deliveryAddress2: '',
    postTown: 'Bristol',
    postalCode: 'BS6 5AA',
  },
];

/** How many addresses of the sample order are kept, with a story's overrides. */
export const sampleAddressCounts = (overrides: Partial<AddressCounts> = {}): AddressCounts => ({
  kept: 2,
  boxes: 120,
  stop: null,
  changeable: true,
  ...overrides,
});

export const addressesMock = mock(listAddresses, { ok: { items: sampleAddresses() }, empty: { items: [] } });
export const addressCountsMock = mock(countAddresses, {
  ok: sampleAddressCounts(),
  empty: sampleAddressCounts({ kept: 0 }),
});
export const keepAddressesMock = mock(keepAddresses, {
  ok: { outcomes: [{ key: 'list-1', outcome: 'kept', faults: {} }] },
});
export const removeAddressMock = mock(removeAddress, { ok: done('orders.removeAddress') });
export const addressPackingMock = mock(readAddressPacking, {
  ok: { csv: '/packing/order/1064?as=csv', xlsx: '/packing/order/1064?as=xlsx' },
  empty: { csv: null, xlsx: null },
});

export const orderMocks: RowMocksOf<'orders'> = {
  'orders.create': createOrderMock,
  'orders.own': ownOrdersMock,
  'orders.ownDetail': ownOrderMock,
  'orders.all': allOrdersMock,
  'orders.anyDetail': anyOrderMock,
  'orders.lifecycle': lifecycleMock,
  'orders.act': actOnOrderMock,
  'orders.pay': payOrderMock,
  'orders.proofs': proofsMock,
  'orders.sendProofs': sendProofsMock,
  'orders.comment': commentMock,
  'orders.tax': taxBasisMock,
  'orders.uploadArtwork': uploadArtworkMock,
  'orders.artwork': artworkMock,
  'orders.addresses': addressesMock,
  'orders.addressCounts': addressCountsMock,
  'orders.keepAddresses': keepAddressesMock,
  'orders.removeAddress': removeAddressMock,
  'orders.packing': addressPackingMock,
};
