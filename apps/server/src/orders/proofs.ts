import { found, refuseFaults } from '@gifting/api/core/refusal';
import { missingTexts } from '@gifting/api/core/texts';
import { refuseAction, refuseComment } from '@gifting/api/orders/refuse-action';
import {
  type CommentRequest,
  type OrderProofs,
  type ProofComment,
  type ProofsRequest,
  proofsFaults,
} from '@gifting/domain/orders/proofs';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Caller } from '../account/caller';
import type { Database } from '../database/database';
import { orderItems, orderProofs, orders, proofComments, users } from '../database/schema';
import { endOfHour, type SignedLinks } from '../http/signed-links';
import { lockLifecycle, moveOn, readLifecycle } from './lifecycle';
import { readProofFiles } from './proof-files';

const readComments = async (
  db: Database,
  proofIds: readonly number[],
): Promise<ReadonlyMap<number, ProofComment[]>> => {
  const byProof = new Map<number, ProofComment[]>(proofIds.map((id) => [id, []]));
  if (proofIds.length === 0) return byProof;
  const rows = await db
    .select({ comment: proofComments, name: users.name })
    .from(proofComments)
    .innerJoin(users, eq(users.id, proofComments.userId))
    .where(inArray(proofComments.proofId, [...proofIds]))
    .orderBy(asc(proofComments.id));
  for (const { comment, name } of rows) {
    const { id, proofId, actor: by, text, x, y, createdAt } = comment;
    byProof.get(proofId)?.push({
      id: String(id),
      by,
      name,
      text,
      place: x === null || y === null ? null : { x, y },
      at: createdAt.toISOString(),
    });
  }
  return byProof;
};

interface Reading {
  readonly orderId: number;
  readonly caller: Caller;
  readonly links: SignedLinks;
  readonly now: Date;
}

/** Reads the proofs of an order. Throws a 404 for an order that the caller may not see. */
export const readProofs = async (
  db: Database,
  { orderId, caller, links, now }: Reading,
): Promise<OrderProofs> => {
  const lifecycle = await readLifecycle(db, orderId, caller);
  const items = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.position));
  const proofs = await db
    .select({
      id: orderProofs.id,
      itemId: orderProofs.orderItemId,
      version: orderProofs.version,
      kind: orderProofs.kind,
      createdAt: orderProofs.createdAt,
    })
    .from(orderProofs)
    .innerJoin(orderItems, eq(orderItems.id, orderProofs.orderItemId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(desc(orderProofs.version));
  const comments = await readComments(
    db,
    proofs.map(({ id }) => id),
  );
  const shown = await Promise.all(
    proofs.map(async ({ id, itemId, version, kind, createdAt }) => ({
      itemId,
      id: String(id),
      version,
      kind: kind === 'pdf' ? ('pdf' as const) : ('picture' as const),
      link: await links.make(id, endOfHour(now)),
      sentAt: createdAt.toISOString(),
      comments: comments.get(id) ?? [],
    })),
  );
  return {
    lifecycle,
    items: items.map(({ id, productName, picture, quantity }) => ({
      id: String(id),
      name: productName,
      picture,
      quantity,
      proofs: shown.filter(({ itemId }) => itemId === id),
    })),
  };
};

interface Sending {
  readonly orderId: number;
  readonly caller: Caller;
  readonly request: ProofsRequest;
  readonly now: Date;
}

/**
 * Stores proofs as the next versions of their items and moves the order on. Throws a 422 for what is no item of the order or
 * no proof, a 404 and a 409 as acting on an order does.
 */
export const sendProofs = async (db: Database, { orderId, caller, request, now }: Sending): Promise<void> => {
  // Decoding takes seconds, so no row is locked meanwhile.
  const files = await readProofFiles(request.proofs.map(({ file }) => file));
  await db.transaction(async (tx) => {
    const present = await lockLifecycle(tx, orderId, caller);
    const items = await tx
      .select({ id: orderItems.id, proofs: count(orderProofs.id) })
      .from(orderItems)
      .leftJoin(orderProofs, eq(orderProofs.orderItemId, orderItems.id))
      .where(eq(orderItems.orderId, orderId))
      .groupBy(orderItems.id);
    refuseFaults(proofsFaults(request, { items: items.map(({ id }) => String(id)), now }));
    refuseAction(present, { action: 'send_proof', version: request.version });
    const versions = new Map(items.map(({ id, proofs }) => [String(id), proofs + 1]));
    await tx.insert(orderProofs).values(
      request.proofs.flatMap(({ item_id }, index) => {
        const file = files[index];
        const version = versions.get(item_id);
        return file && version !== undefined
          ? [{ ...file, orderItemId: Number(item_id), version, createdAt: now }]
          : [];
      }),
    );
    await moveOn(tx, present, {
      orderId,
      userId: caller.id,
      action: 'send_proof',
      note: request.note,
      due_date: null,
      answerBy: request.answer_by,
      now,
    });
  });
};

interface Commenting {
  readonly orderId: number;
  readonly proofId: number;
  readonly caller: Caller;
  readonly request: CommentRequest;
  readonly now: Date;
}

/** Stores a comment on a proof. Throws a 404 for what the caller may not see, a 409 if the proof takes none any more. */
export const commentOnProof = (
  db: Database,
  { orderId, proofId, caller, request: { text, place, version }, now }: Commenting,
): Promise<void> =>
  db.transaction(async (tx) => {
    const present = await lockLifecycle(tx, orderId, caller);
    const [proof] = await tx
      .select({ id: orderProofs.id, itemId: orderProofs.orderItemId, buyerId: orders.userId })
      .from(orderProofs)
      .innerJoin(orderItems, eq(orderItems.id, orderProofs.orderItemId))
      .innerJoin(orders, eq(orders.id, orderItems.orderId))
      .where(and(eq(orderProofs.id, proofId), eq(orderItems.orderId, orderId)));
    const { id, itemId, buyerId } = found(proof, missingTexts.proof);
    const [newest] = await tx
      .select({ id: orderProofs.id })
      .from(orderProofs)
      .where(eq(orderProofs.orderItemId, itemId))
      .orderBy(desc(orderProofs.version))
      .limit(1);
    refuseComment(present, { version }, newest?.id === id);
    await tx.insert(proofComments).values({
      proofId: id,
      actor: buyerId === caller.id ? 'buyer' : 'administrator',
      userId: caller.id,
      text,
      x: place?.x ?? null,
      y: place?.y ?? null,
      createdAt: now,
    });
  });
