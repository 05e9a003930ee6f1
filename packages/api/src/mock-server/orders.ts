import { dayOf } from '@gifting/domain/dates/dates';
import { existingOrder } from '@gifting/domain/orders/existing-order';
import { type DocumentKind, documentDue, documentNumber } from '@gifting/domain/orders/invoicing';
import { actionsIn, actorsOf, type OrderLifecycle, orderTransitions } from '@gifting/domain/orders/lifecycle';
import type { OrderListItem } from '@gifting/domain/orders/order';
import { heldUntil, needsCard, paymentDue } from '@gifting/domain/orders/order-payment';
import { deliveryFaults, keptGiftNote } from '@gifting/domain/orders/order-request';
import {
  hasEnded,
  type OrderStatus,
  type StatusGroup,
  statusGroups,
} from '@gifting/domain/orders/order-status';
import { type OrderRequest, requestIdentity } from '@gifting/domain/orders/payload';
import { linesOf, priceOrder, unknownCurrency } from '@gifting/domain/orders/price-order';
import { orderQuote } from '@gifting/domain/orders/quote';
import { type TaxBasis, toTaxDetails } from '@gifting/domain/tax/order-tax';
import * as z from 'zod/mini';
import { fieldRefusal, Refusal, refuseFaults } from '../core/refusal';
import {
  alreadyOrderedText,
  changedQuoteText,
  done,
  doneTexts,
  fieldTexts,
  missingTexts,
  orderPlacedText,
} from '../core/texts';
import { demoSeller } from '../demo/seller';
import { idempotencyHeader, readIdempotencyKey } from '../orders/idempotency';
import { refuseAction, refusePayment } from '../orders/refuse-action';
import { taxFaults, taxOf } from '../orders/tax';
import { addressHandlers } from './addresses';
import { artworkHandlers, ownArtworks } from './artwork';
import { conversionOf } from './currencies';
import { eraseAsked } from './erasure';
import { findById, pageOf } from './lists';
import type { HandlersOf, MockServer } from './mock-server';
import { giftBoxesOnSale, productsOnSale } from './on-sale';
import { proofHandlers } from './proofs';
import type { MockedOrder, MockServerState, Person } from './state';

const missing = missingTexts.order;

/** The status of an order: that of its latest event. */
export const statusOf = ({ events }: MockedOrder): OrderStatus => events.at(-1)?.status ?? 'pending';

/** Orders in some statuses as lists show them, newest first. */
export const toList = (orders: readonly MockedOrder[], statuses: readonly OrderStatus[]): OrderListItem[] =>
  orders
    .map((order) => ({ ...order, status: statusOf(order) }))
    .filter(({ status }) => statuses.includes(status))
    .map(({ id, status, dueDate, total, quantity, currency }) => ({
      id,
      status,
      dueDate,
      price: total,
      quantity,
      currency,
    }))
    .reverse();

/** The fields orders and campaigns share. */
export const toShown = ({
  quantity,
  total,
  currency,
  items,
  giftBox,
  deliveryAddresses,
  billingAddresses,
}: MockedOrder) => ({ quantity, total, currency, items, giftBox, deliveryAddresses, billingAddresses });

/** What became of an order's card payment: here a card is charged, or the amount given back, at once when it is due. */
export const paymentOf = (order: MockedOrder) => {
  const { paymentStatus, authorisedAt } = order;
  if (paymentStatus !== 'authorised' || authorisedAt === null) return { paymentStatus, heldUntil: null };
  const due = paymentDue(statusOf(order));
  if (due !== null)
    return {
      paymentStatus: due === 'capture' ? ('captured' as const) : ('released' as const),
      heldUntil: null,
    };
  return { paymentStatus, heldUntil: heldUntil(new Date(authorisedAt)).toISOString() };
};

const numberOf = ({ documents }: MockedOrder, kind: DocumentKind): string | null =>
  documents.find((document) => document.kind === kind)?.number ?? null;

const toDetail = (order: MockedOrder) => ({
  ...toShown(order),
  name: order.name,
  ...paymentOf(order),
  giftNote: order.giftNote,
  invoiceLink: null,
  tax: order.tax,
  invoiceNumber: numberOf(order, 'invoice'),
  creditNoteNumber: numberOf(order, 'credit_note'),
  creditNoteLink: null,
});

type Address = Omit<OrderRequest['billing_address'], 'biller_name'>;

const toAddress = (address: Address) => ({
  line1: address.address_line_1,
  line2: address.address_line_2 ?? '',
  line3: address.address_line_3 ?? '',
  postTown: address.post_town,
  postCode: address.postal_code,
  phone: address.phone,
});

/** Prices a request as the server does. Throws a 422 if it cannot be ordered, a 409 if prices changed. */
const price = (state: MockServerState, request: OrderRequest, basis: TaxBasis) => {
  const conversion = conversionOf(request.user_currency);
  if (conversion === undefined) throw fieldRefusal(unknownCurrency);
  const { priced, faults, changed } = priceOrder(request, {
    products: productsOnSale(state, conversion),
    giftBox: giftBoxesOnSale(state, conversion).find(({ id }) => id === request.gift_box_id),
  });
  refuseFaults(faults);
  if (changed) throw new Refusal(409, changedQuoteText, { details: z.encode(orderQuote, changed) });
  const { note, faults: noteFaults } = keptGiftNote(request.gift_note);
  refuseFaults(noteFaults);
  refuseFaults(deliveryFaults(request));
  refuseFaults(taxFaults(request.tax));
  const tax = taxOf({
    nets: linesOf(priced).map(({ unit }) => unit * request.number_of_boxes),
    currency: request.user_currency,
    details: request.tax && toTaxDetails(request.tax),
    basis,
  });
  return { ...priced, giftNote: note, tax };
};

/** Placing and reading orders. */
export const orderHandlers = (server: MockServer): HandlersOf<'orders'> => {
  const { state, nextId, now, paymentPageOf } = server;
  const listed = ({ status }: { readonly status?: StatusGroup | undefined }) =>
    statusGroups[status ?? 'pending'];
  /** An order of the caller; any for an administrator. */
  const visible = (id: string, { id: userId, role }: Pick<Person, 'id' | 'role'>) =>
    findById(role === 'admin' ? state.orders : ownOf(userId), id, missing);
  const lifecycleOf = (order: MockedOrder, { id, role }: Pick<Person, 'id' | 'role'>): OrderLifecycle => {
    const { events, dueDate, answerBy, userId } = order;
    const status = statusOf(order);
    const actors = actorsOf({ owns: userId === id, administers: role === 'admin' });
    return {
      version: String(events.length),
      status,
      dueDate,
      answerBy: status === 'proof_sent' ? answerBy : null,
      events,
      actions: actionsIn(status, actors),
      payable:
        actors.includes('buyer') &&
        !order.asksInvoice &&
        needsCard({ paymentStatus: order.paymentStatus, status }),
    };
  };
  const taxBasis = (): TaxBasis => ({ sellerCountry: demoSeller.country, day: dayOf(now()) });
  /** Issues what is due for an order: a number, since mocks draw no documents. */
  const issue = (order: MockedOrder): void => {
    const kind = documentDue({
      status: statusOf(order),
      asksInvoice: order.asksInvoice,
      issued: order.documents.map((document) => document.kind),
    });
    if (kind === null || order.tax === null) return;
    const year = now().getUTCFullYear();
    const start = documentNumber(kind, year, 0).slice(0, -5);
    const earlier = state.orders.flatMap(({ documents }) => documents);
    const sequence = earlier.filter(({ number }) => number.startsWith(start)).length + 1;
    order.documents.push({ kind, number: documentNumber(kind, year, sequence) });
  };
  const ownOf = (userId: string) => state.orders.filter((order) => order.userId === userId);
  return {
    'orders.create': ({ body, caller, headers }) => {
      const placed = (orderNumber: string) => ({
        message: orderPlacedText,
        invoiceLink: null,
        paymentLink: body.pay_now ? paymentPageOf(orderNumber, 'result') : null,
      });
      const { id: userId } = caller();
      const key = readIdempotencyKey(headers.get(idempotencyHeader)) ?? null;
      const request = JSON.stringify(requestIdentity(body));
      const first = key === null ? undefined : ownOf(userId).find((order) => order.key === key);
      if (first && first.request !== request)
        throw fieldRefusal({ [idempotencyHeader]: [fieldTexts.keyUsed] });
      if (first && body.only_new)
        throw new Refusal(409, alreadyOrderedText, {
          details: z.encode(existingOrder, { orderNumber: first.id }),
        });
      if (first) {
        first.asksInvoice = body.get_invoice;
        issue(first);
        return placed(first.id);
      }
      const { artwork_id: artworkId = null } = body;
      if (artworkId !== null) findById(ownArtworks(state, userId), artworkId, missingTexts.artwork);
      const { items, giftBox, total, giftNote, tax } = price(state, body, taxBasis());
      const several = body.multiple_delivery_address;
      const orderNumber = nextId();
      const order: MockedOrder = {
        id: orderNumber,
        userId,
        name: body.name,
        quantity: body.number_of_boxes,
        total,
        currency: body.user_currency,
        items: items.map(({ name, picture, unit }) => ({
          id: nextId(),
          name,
          picture,
          unit,
          quantity: body.number_of_boxes,
        })),
        giftBox: giftBox && { name: giftBox.name, picture: giftBox.picture, unit: giftBox.unit },
        deliveryAddresses: !several && body.delivery_address ? [toAddress(body.delivery_address)] : [],
        billingAddresses: [toAddress(body.billing_address)],
        giftNote,
        tax,
        campaignType: body.campaign_type,
        campaignName: body.campaign_name,
        dueDate: null,
        answerBy: null,
        events: [{ status: 'pending', at: now().toISOString(), by: 'buyer', note: '' }],
        paymentStatus: 'pending',
        authorisedAt: null,
        key,
        request,
        asksInvoice: body.get_invoice,
        artworkId,
        documents: [],
      };
      state.orders.push(order);
      issue(order);
      return placed(orderNumber);
    },

    'orders.tax': () => taxBasis(),

    'orders.own': ({ query, caller }) => pageOf(toList(ownOf(caller().id), listed(query)), query),
    'orders.ownDetail': ({ params, caller }) =>
      toDetail(findById(ownOf(caller().id), params.orderNumber, missing)),
    'orders.all': ({ query }) => pageOf(toList(state.orders, listed(query)), query),
    'orders.anyDetail': ({ params }) => toDetail(findById(state.orders, params.orderNumber, missing)),

    'orders.lifecycle': ({ params, caller }) => lifecycleOf(visible(params.orderNumber, caller()), caller()),

    'orders.act': ({ params, body, caller }) => {
      const order = visible(params.orderNumber, caller());
      refuseAction(lifecycleOf(order, caller()), body);
      const { to, by } = orderTransitions[body.action];
      order.events.push({ status: to, at: now().toISOString(), by, note: body.note });
      if (hasEnded(to)) eraseAsked(state, order.id);
      if (body.due_date !== null) order.dueDate = body.due_date;
      // A mockup that is sent without a day has none, whatever an earlier one had.
      if (to === 'proof_sent') order.answerBy = null;
      issue(order);
      return done('orders.act');
    },

    'orders.pay': ({ params, body, caller }) => {
      const order = visible(params.orderNumber, caller());
      refusePayment(lifecycleOf(order, caller()));
      order.asksInvoice = body.method === 'invoice';
      order.paymentStatus = 'pending';
      issue(order);
      return {
        message: doneTexts['orders.pay'],
        invoiceLink: null,
        paymentLink: body.method === 'card' ? paymentPageOf(order.id, 'order') : null,
      };
    },

    ...addressHandlers(server, { visible, statusOf }),
    ...artworkHandlers(server, visible),
    ...proofHandlers(server, { visible, lifecycleOf }),
  };
};
