import type { OrderLifecycle } from '@gifting/domain/orders/lifecycle';
import { isWholePdf, type ProofKind, proofKindOf, proofRefusals } from '@gifting/domain/orders/proof-file';
import { type OrderProofs, proofsFaults } from '@gifting/domain/orders/proofs';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { refuseFaults } from '../core/refusal';
import { done, missingTexts } from '../core/texts';
import { refuseAction, refuseComment } from '../orders/refuse-action';
import { findById } from './lists';
import type { HandlersOf, MockServer } from './mock-server';
import type { MockedOrder, Person } from './state';
import { fromBase64, toBase64 } from './uploads';

const contentTypes: Readonly<Record<ProofKind, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

/** Reads the files of a request. Throws a 422 that names those of another content. It looks at their beginning and end only. */
const readFiles = async (files: readonly Blob[]) => {
  const faults: Record<string, string[]> = {};
  const kept = await Promise.all(
    files.map(async (file, index) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const kind = proofKindOf(bytes);
      if (kind === null) faults[`proofs.${index}.file`] = [proofRefusals.wrongKind];
      else if (kind === 'pdf' && !isWholePdf(bytes)) faults[`proofs.${index}.file`] = [proofRefusals.damaged];
      return { kind: kind ?? 'png', content: toBase64(bytes) };
    }),
  );
  refuseFaults(faults);
  return kept;
};

interface OrdersOfMock {
  /** An order of the caller; any for an administrator. Throws a 404 without one. */
  readonly visible: (id: string, caller: Person) => MockedOrder;
  readonly lifecycleOf: (order: MockedOrder, caller: Person) => OrderLifecycle;
}

/** Sending, reading and commenting on the proofs of orders. */
export const proofHandlers = (
  { state, nextId, now }: MockServer,
  { visible, lifecycleOf }: OrdersOfMock,
): Pick<HandlersOf<'orders'>, 'orders.proofs' | 'orders.sendProofs' | 'orders.comment'> => {
  const proofsOf = (itemId: string) => state.proofs.filter((proof) => proof.itemId === itemId).reverse();
  return {
    'orders.proofs': ({ params, caller }): OrderProofs => {
      const order = visible(params.orderNumber, caller());
      return {
        lifecycle: lifecycleOf(order, caller()),
        items: order.items.map(({ id, name, picture, quantity }) => ({
          id,
          name,
          picture,
          quantity,
          proofs: proofsOf(id).map((proof) => ({
            id: proof.id,
            version: proof.version,
            kind: proof.kind === 'pdf' ? 'pdf' : 'picture',
            link: `/proofs/${proof.id}`,
            sentAt: proof.sentAt,
            comments: proof.comments,
          })),
        })),
      };
    },

    'orders.sendProofs': async ({ params, body, caller }) => {
      const files = await readFiles(body.proofs.map(({ file }) => file));
      const order = visible(params.orderNumber, caller());
      const moment = now();
      refuseFaults(proofsFaults(body, { items: order.items.map(({ id }) => id), now: moment }));
      refuseAction(lifecycleOf(order, caller()), { action: 'send_proof', version: body.version });
      const sentAt = moment.toISOString();
      for (const [index, { item_id: itemId }] of body.proofs.entries()) {
        const file = files[index];
        const version = proofsOf(itemId).length + 1;
        if (file) state.proofs.push({ id: nextId(), itemId, version, ...file, sentAt, comments: [] });
      }
      order.answerBy = body.answer_by;
      order.events.push({ status: 'proof_sent', at: sentAt, by: 'administrator', note: body.note });
      return done('orders.sendProofs');
    },

    'orders.comment': ({ params, body, caller }) => {
      const { id: userId, name } = caller();
      const order = visible(params.orderNumber, caller());
      const ofOrder = state.proofs.filter(({ itemId }) => order.items.some(({ id }) => id === itemId));
      const proof = findById(ofOrder, params.proofId, missingTexts.proof);
      const [newest] = proofsOf(proof.itemId);
      refuseComment(lifecycleOf(order, caller()), body, newest === proof);
      proof.comments.push({
        id: nextId(),
        by: order.userId === userId ? 'buyer' : 'administrator',
        name,
        text: body.text,
        place: body.place,
        at: now().toISOString(),
      });
      return done('orders.comment');
    },
  };
};

/** Serves the files of proofs. */
export const proofFileHandler = ({ state }: MockServer): HttpHandler =>
  http.get('*/proofs/:id', ({ params, request }) => {
    // Also the end of an address of the API.
    if (new URL(request.url).pathname !== `/proofs/${String(params.id)}`) return undefined;
    const proof = state.proofs.find(({ id }) => id === params.id);
    if (!proof) return new HttpResponse(null, { status: 404 });
    return new HttpResponse(fromBase64(proof.content), {
      headers: { 'Content-Type': contentTypes[proof.kind] },
    });
  });
