import * as z from 'zod/mini';
import { dayOf } from '../dates/dates';
import { wireBaseVersion } from '../forms/version';
import { entity, field } from '../wire/entity';
import { wholeNumber, wireCount, wireId, wireList, wireNullableText, wireText } from '../wire/wire';
import { actionTexts, actors, orderLifecycle } from './lifecycle';
import type { OrderStatus } from './order-status';
import { proofFile, proofRefusals } from './proof-file';

/** The proofs of an order (`orders.proofs`): what each item will look like, for the buyer to comment on and approve. */

const percent = wholeNumber.check(z.gte(0), z.lte(100));

/** A place on a picture, in per cent of its width and height. */
const place = z.object({ x: percent, y: percent });
export type Place = z.output<typeof place>;

/** A comment on a proof; `place` is null for the whole piece. Comments are never changed. */
export const proofComment = entity({
  id: field('id', wireId),
  by: field('by', z.enum(actors)),
  name: field('name', wireText),
  text: field('text', wireText),
  place: field('place', z.nullable(place)),
  /** An ISO moment. */
  at: field('at', z.iso.datetime()),
});
export type ProofComment = z.output<typeof proofComment>;

/** A proof of an item. Its link expires; reading the proofs again makes a new one. */
const proof = entity({
  id: field('id', wireId),
  /** 1 for the item's first. */
  version: field('version', wireCount),
  kind: field('kind', z.enum(['picture', 'pdf'])),
  link: field('link', z.string()),
  sentAt: field('sent_at', z.iso.datetime()),
  comments: field('comments', wireList(proofComment)),
});
export type Proof = z.output<typeof proof>;

/** An item of an order with its proofs, newest first; without any it comes as in the catalogue. */
const proofItem = entity({
  id: field('id', wireId),
  name: field('name', wireText),
  picture: field('picture', wireNullableText),
  quantity: field('quantity', wireCount),
  proofs: field('proofs', wireList(proof)),
});
export type ProofItem = z.output<typeof proofItem>;

/** The proofs of an order and its lifecycle, which says who may do what with them. */
export const orderProofs = entity({
  lifecycle: field('lifecycle', orderLifecycle),
  items: field('items', wireList(proofItem)),
});
export type OrderProofs = z.output<typeof orderProofs>;

/** Whether both sides may comment on the newest proofs of an order in this status. */
export const takesComments = (status: OrderStatus): boolean =>
  status === 'proof_sent' || status === 'changes_asked';

/** The messages that forms and the API share. */
export const proofTexts = {
  answerByMissing: 'Enter the day to answer by',
  answerByPast: 'Choose a day after today',
  commentMissing: 'Write what you would like to say',
  noItem: 'This order has no such item',
  itemTwice: 'This item is listed twice',
} as const;

const note = z.string().check(z.trim(), z.maxLength(1000, actionTexts.noteLong));
const answerBy = z.iso.date(proofTexts.answerByMissing);

/** The multipart body that sends proofs, based on the version of the lifecycle that was seen. */
export const proofsRequest = z.object({
  note: z._default(note, ''),
  answer_by: answerBy,
  version: wireBaseVersion,
  proofs: z
    ._default(z.array(z.object({ item_id: wireId, file: proofFile })), [])
    .check(z.minLength(1, proofRefusals.missing)),
});
export type ProofsRequest = z.output<typeof proofsRequest>;

/** What a form of proofs holds: a file or none for each item of the order. */
export const proofsForm = z.object({
  note,
  answer_by: answerBy,
  proofs: z.array(z.object({ item_id: z.string(), file: z.nullable(proofFile) })).check(
    z.refine((proofs) => proofs.some(({ file }) => file !== null), {
      path: [0, 'file'],
      error: proofRefusals.missing,
    }),
  ),
});
export type ProofsForm = z.output<typeof proofsForm>;

/** The body of a filled form. */
export const toProofsRequest = ({ proofs, ...rest }: ProofsForm, version: string | null) => ({
  ...rest,
  version,
  proofs: proofs.flatMap(({ item_id, file }) => (file === null ? [] : [{ item_id, file }])),
});

/** What is wrong with a request for an order with these items, by field; `now` says which day is today, in UTC. */
export const proofsFaults = (
  {
    answer_by,
    proofs,
  }: Pick<ProofsRequest, 'answer_by'> & {
    readonly proofs: readonly { readonly item_id: string }[];
  },
  { items, now }: { readonly items: readonly string[]; readonly now: Date },
): Record<string, string[]> => {
  const faults: Record<string, string[]> = {};
  if (answer_by <= dayOf(now)) faults.answer_by = [proofTexts.answerByPast];
  const seen = new Set<string>();
  for (const [index, { item_id }] of proofs.entries()) {
    if (!items.includes(item_id)) faults[`proofs.${index}.item_id`] = [proofTexts.noItem];
    else if (seen.has(item_id)) faults[`proofs.${index}.item_id`] = [proofTexts.itemTwice];
    seen.add(item_id);
  }
  return faults;
};

/** The body of a comment, based on the version of the lifecycle that was seen. */
export const commentRequest = z.object({
  text: z
    .string()
    .check(z.trim(), z.minLength(1, proofTexts.commentMissing), z.maxLength(1000, actionTexts.noteLong)),
  place: z._default(z.nullable(place), null),
  version: wireBaseVersion,
});
export type CommentRequest = z.output<typeof commentRequest>;

const commentInput = z.object({ text: z.string(), pinned: z.boolean(), x: z.number(), y: z.number() });
export type CommentInput = z.output<typeof commentInput>;

/** The schema of a comment's form: from what was entered to the body of the request. */
export const commentForm = (version: string | null) =>
  z.pipe(
    z.pipe(
      commentInput,
      z.transform(
        ({ text, pinned, x, y }: CommentInput): z.input<typeof commentRequest> => ({
          text,
          place: pinned ? { x, y } : null,
          version,
        }),
      ),
    ),
    commentRequest,
  );
