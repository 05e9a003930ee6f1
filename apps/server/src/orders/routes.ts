import { found } from '@gifting/api/core/refusal';
import { done, doneTexts, missingTexts, orderPlacedText } from '@gifting/api/core/texts';
import { idempotencyHeader, readIdempotencyKey } from '@gifting/api/orders/idempotency';
import { findArtworkOf } from '../artwork/repository';
import { uploadArtwork } from '../artwork/upload';
import { refuseUnconfirmed } from '../confirmation/repository';
import { numericId } from '../database/numeric-id';
import type { Dependencies } from '../dependencies';
import type { HandlersOf } from '../handlers';
import { packingFilesOf } from '../packing/packing';
import { payerOf } from '../payments/payer';
import { paymentLink } from '../payments/payment-link';
import { findAddressed, keepAddresses, readAddressCounts, readAddresses, removeAddress } from './addresses';
import { chooseMethod } from './choose-method';
import { actOnOrder, readLifecycle } from './lifecycle';
import { placeOrder } from './place-order';
import { commentOnProof, readProofs, sendProofs } from './proofs';
import { findOrder, findOrderOf, readAllOrders, readOrdersOf } from './repository';

/** The same response as for an unknown order, so that numbers reveal nothing. */
const missing = missingTexts.order;

const keyOf = (orderNumber: string): number => found(numericId(orderNumber), missing);

/** Placing, reading and acting on orders. */
export const orderRoutes = ({
  db,
  pictureDb,
  now,
  secureCookies,
  payments: gateway,
  invoices,
  proofs,
  artwork: artworkLinks,
  packing,
  settlePayments,
  taxBasis,
  issueDocument,
  creditNotes,
  mailer,
}: Dependencies): HandlersOf<'orders'> => {
  /** Callers who may see an order get links to its invoice and credit note. */
  const withLinks = async <Detail extends { readonly creditNoteNumber: string | null }>(
    id: number | null,
    detail: Detail,
  ) => ({
    ...detail,
    invoiceLink: id === null ? null : await invoices.make(id, now()),
    creditNoteLink:
      id === null || detail.creditNoteNumber === null ? null : await creditNotes.make(id, now()),
  });

  /** Opens the payment page of an order for this browser, if it is to be paid by card; otherwise closes an open one. */
  const openPaymentPage = async (
    { orderId, fromOrder }: { readonly orderId: number; readonly fromOrder: boolean },
    { header, setHeader }: Pick<Parameters<HandlersOf<'orders'>['orders.pay']>[0], 'header' | 'setHeader'>,
  ) => {
    const payer = payerOf(header('cookie'), secureCookies);
    const link = await paymentLink({ db, gateway, orderId, payerHash: payer.hash, fromOrder, now: now() });
    if (link !== null) setHeader('Set-Cookie', payer.setCookie);
    return link;
  };

  return {
    'orders.create': async ({ body, caller, header, setHeader }) => {
      if (mailer) await refuseUnconfirmed(db, caller().id);
      const { id: orderId, repeated } = await placeOrder(db, {
        userId: caller().id,
        request: body,
        idempotencyKey: readIdempotencyKey(header(idempotencyHeader)),
        taxBasis: taxBasis(),
      });
      if (body.get_invoice) await db.transaction((tx) => issueDocument(tx, orderId));
      // A new order by invoice has no payment to withdraw.
      const link =
        body.pay_now || repeated
          ? await openPaymentPage({ orderId, fromOrder: false }, { header, setHeader })
          : null;
      const invoiceLink = body.get_invoice ? await invoices.make(orderId, now()) : null;
      return { message: orderPlacedText, invoiceLink, paymentLink: link };
    },

    'orders.tax': () => found(taxBasis(), missingTexts.tax),

    'orders.own': ({ query, caller }) => readOrdersOf(db, caller().id, query),

    'orders.ownDetail': async ({ params, caller }) => {
      const id = numericId(params.orderNumber);
      const order = id === null ? undefined : await findOrderOf(db, id, caller().id);
      return withLinks(id, found(order, missing));
    },

    'orders.all': ({ query }) => readAllOrders(db, query),

    'orders.lifecycle': ({ params, caller }) => readLifecycle(db, keyOf(params.orderNumber), caller()),

    'orders.act': async ({ params, body, caller }) => {
      await actOnOrder(db, {
        orderId: keyOf(params.orderNumber),
        caller: caller(),
        request: body,
        now: now(),
        afterwards: issueDocument,
        mailer,
      });
      // After the commit: a provider that is slow or away neither holds the order's row nor undoes the decision.
      await settlePayments(keyOf(params.orderNumber));
      return done('orders.act');
    },

    'orders.pay': async ({ params, body, caller, header, setHeader }) => {
      const orderId = keyOf(params.orderNumber);
      if (mailer) await refuseUnconfirmed(db, caller().id);
      await chooseMethod(db, { orderId, caller: caller(), method: body.method, afterwards: issueDocument });
      const link = await openPaymentPage({ orderId, fromOrder: true }, { header, setHeader });
      const invoiceLink = body.method === 'invoice' ? await invoices.make(orderId, now()) : null;
      return { message: doneTexts['orders.pay'], invoiceLink, paymentLink: link };
    },

    'orders.uploadArtwork': async ({ body: { file }, caller }) => {
      const artwork = await uploadArtwork(pictureDb, { userId: caller().id, file, now: now() });
      return { ...artwork, link: await artworkLinks.make(Number(artwork.id), now()) };
    },

    'orders.artwork': async ({ params, caller }) => {
      const artwork = await findArtworkOf(db, keyOf(params.orderNumber), caller());
      return artwork ? { ...artwork, link: await artworkLinks.make(Number(artwork.id), now()) } : null;
    },

    'orders.proofs': ({ params, caller }) =>
      readProofs(db, {
        orderId: keyOf(params.orderNumber),
        caller: caller(),
        links: proofs,
        now: now(),
      }),

    'orders.sendProofs': async ({ params, body, caller }) => {
      await sendProofs(pictureDb, {
        orderId: keyOf(params.orderNumber),
        caller: caller(),
        request: body,
        now: now(),
      });
      return done('orders.sendProofs');
    },

    'orders.comment': async ({ params, body, caller }) => {
      await commentOnProof(db, {
        orderId: keyOf(params.orderNumber),
        proofId: found(numericId(params.proofId), missingTexts.proof),
        caller: caller(),
        request: body,
        now: now(),
      });
      return done('orders.comment');
    },

    'orders.addresses': ({ params, query, caller }) =>
      readAddresses(db, keyOf(params.orderNumber), caller(), query),

    'orders.addressCounts': ({ params, caller }) =>
      readAddressCounts(db, keyOf(params.orderNumber), caller()),

    'orders.keepAddresses': async ({ params, body, caller }) => ({
      outcomes: await keepAddresses(db, {
        orderId: keyOf(params.orderNumber),
        caller: caller(),
        rows: body.recipients,
        now: now(),
      }),
    }),

    'orders.removeAddress': async ({ params, caller }) => {
      await removeAddress(db, {
        orderId: keyOf(params.orderNumber),
        caller: caller(),
        addressId: found(numericId(params.addressId), missingTexts.address),
      });
      return done('orders.removeAddress');
    },

    'orders.packing': async ({ params, caller }) => {
      const { id } = await findAddressed(db, keyOf(params.orderNumber), caller());
      return packingFilesOf(packing.order, id, now());
    },

    'orders.anyDetail': async ({ params }) => {
      const id = numericId(params.orderNumber);
      return withLinks(id, found(id === null ? undefined : await findOrder(db, id), missing));
    },
  };
};
