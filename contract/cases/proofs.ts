import type { RequestInput } from '@gifting/api/core/endpoint';
import { commentOnProof } from '@gifting/api/orders/proof-endpoints';
import type { RowNamed } from '@gifting/api/table';
import type { CasesOf } from '../case';
import { impostor, pdf, png, webp } from '../pictures';
import type { TestApi } from '../test-api';
import { unknownId } from './described';
import { placeOrder } from './placed-order';

type SendProofs = RequestInput<RowNamed<'orders.sendProofs'>>['body'];

/** A day that is after every test. */
const answerBy = '2099-03-10';

const roomOf = (api: TestApi, orderNumber: string, token?: string) =>
  api.call('orders.proofs', { params: { orderNumber } }, token);

/** Sends a proof of an order's first item and returns it. */
const sendProof = async (api: TestApi, orderNumber: string, more: Partial<SendProofs> = {}) => {
  const { items } = await roomOf(api, orderNumber);
  const proofs = [{ item_id: items[0]?.id ?? '', file: png() }];
  await api.call('orders.sendProofs', {
    params: { orderNumber },
    body: { answer_by: answerBy, proofs, ...more },
  });
  const [proof] = (await roomOf(api, orderNumber)).items[0]?.proofs ?? [];
  return { orderNumber, proofId: proof?.id ?? '' };
};

const act = (api: TestApi, orderNumber: string, action: 'ask_changes' | 'approve') =>
  api.call('orders.act', { params: { orderNumber }, body: { action, note: 'As said in the comments' } });

/** What is seen of an order's proofs. */
const seen = async (api: TestApi, orderNumber: string) => {
  const { lifecycle, items } = await roomOf(api, orderNumber);
  return {
    status: lifecycle.status,
    answerBy: lifecycle.answerBy,
    proofs: items.map(({ name, proofs }) => [
      name,
      ...proofs.map(({ version, kind, comments }) => ({
        version,
        kind,
        comments: comments.map(({ by, name: person, text, place }) => ({ by, name: person, text, place })),
      })),
    ]),
  };
};

/** Expects that a comment is refused, since the order or its proof has moved on. */
const expectRefused = async (api: TestApi, input: RequestInput<RowNamed<'orders.comment'>>) => {
  const { status } = await api.provider.send(commentOnProof, input, await api.signIn('buyer'));
  if (status !== 409) throw new Error(`A late comment was answered with ${status}`);
};

const unknownOrders = async (api: TestApi) => [
  unknownId,
  await placeOrder(api, { token: await api.newUser() }),
  '101',
  'one',
];

/** The cases of the rows of proofs. */
export const proofCases: Pick<CasesOf<'orders'>, 'orders.proofs' | 'orders.sendProofs' | 'orders.comment'> = {
  'orders.proofs': {
    validInput: async (api) => {
      const { orderNumber, proofId } = await sendProof(api, await placeOrder(api));
      await api.call('orders.comment', {
        params: { orderNumber, proofId },
        body: { text: 'Higher', place: { x: 0, y: 100 } },
      });
      await act(api, orderNumber, 'ask_changes');
      await sendProof(api, orderNumber, { note: 'Lifted by 6 mm' });
      return { params: { orderNumber } };
    },
    unknownTargets: async (api) =>
      (await unknownOrders(api)).map((orderNumber) => ({ params: { orderNumber } })),
    effect: {
      observe: async (api, { params }) => {
        const { items } = await roomOf(api, String(params.orderNumber));
        const link = items[0]?.proofs[0]?.link ?? '';
        return {
          file: await api.provider.statusAndType(link),
          forged: (await api.provider.statusAndType(`${link}x`)).slice(0, 3),
          ...(await seen(api, String(params.orderNumber))),
        };
      },
      expected: {
        file: '200 image/png',
        forged: '404',
        status: 'proof_sent',
        answerBy,
        proofs: [
          [
            'Stoneware Mug',
            { version: 2, kind: 'picture', comments: [] },
            {
              version: 1,
              kind: 'picture',
              comments: [{ by: 'buyer', name: 'Amara Okafor', text: 'Higher', place: { x: 0, y: 100 } }],
            },
          ],
        ],
      },
    },
  },
  'orders.sendProofs': {
    validInput: async (api) => {
      const orderNumber = await placeOrder(api);
      const { items } = await roomOf(api, orderNumber);
      return {
        params: { orderNumber },
        body: {
          note: ' One colour ',
          answer_by: answerBy,
          version: '1',
          proofs: [{ item_id: items[0]?.id ?? '', file: pdf() }],
        },
      };
    },
    unknownTargets: () =>
      [unknownId, '101', 'one'].map((orderNumber) => ({
        params: { orderNumber },
        body: { answer_by: answerBy, proofs: [{ item_id: '1', file: png() }] },
      })),
    invalidFields: [
      { body: { answer_by: undefined }, field: 'answer_by' },
      { body: { answer_by: '2020-01-01' }, field: 'answer_by' },
      { body: { answer_by: '2099-02-30' }, field: 'answer_by' },
      { body: { note: 'x'.repeat(1001) }, field: 'note' },
      { body: { proofs: undefined }, field: 'proofs' },
      { body: { proofs: [{ item_id: '101', file: png() }] }, field: 'proofs.0.item_id' },
      { body: { proofs: [{ item_id: '101' }] }, field: 'proofs.0.file' },
      { body: { proofs: [{ item_id: '101', file: impostor() }] }, field: 'proofs.0.file' },
    ],
    otherRefusals: { 'proofs based on another version': { body: { version: '7' }, status: 409 } },
    effect: {
      observe: (api, { params }) => seen(api, String(params.orderNumber)),
      expected: {
        status: 'proof_sent',
        answerBy,
        proofs: [['Stoneware Mug', { version: 1, kind: 'pdf', comments: [] }]],
      },
    },
    variants: {
      'takes WebP, and a document as it came': {
        validInput: async (api) => {
          const orderNumber = await placeOrder(api);
          const { items } = await roomOf(api, orderNumber);
          await sendProof(api, orderNumber, { proofs: [{ item_id: items[0]?.id ?? '', file: pdf() }] });
          await act(api, orderNumber, 'ask_changes');
          return {
            params: { orderNumber },
            body: { answer_by: answerBy, proofs: [{ item_id: items[0]?.id ?? '', file: webp() }] },
          };
        },
        effect: {
          observe: async (api, { params }) => {
            const { items } = await roomOf(api, String(params.orderNumber));
            const [picture, document] = items[0]?.proofs ?? [];
            return {
              picture: (await api.provider.statusAndType(picture?.link ?? '')).replace(/\/.*/, ''),
              document: await api.provider.statusAndType(document?.link ?? ''),
            };
          },
          expected: { picture: '200 image', document: '200 application/pdf' },
        },
      },
    },
  },
  'orders.comment': {
    validInput: async (api) => ({
      params: await sendProof(api, await placeOrder(api)),
      body: { text: ' Lift the mark clear of the glaze ', place: { x: 27, y: 34 }, version: '2' },
    }),
    unknownTargets: async (api) => {
      const own = await sendProof(api, await placeOrder(api));
      const foreign = await placeOrder(api, { token: await api.newUser() });
      const targets = [
        { ...own, proofId: unknownId },
        { ...own, proofId: 'one' },
        { ...own, orderNumber: foreign },
        { ...own, orderNumber: await placeOrder(api) },
      ];
      return targets.map((params) => ({ params, body: { text: 'Higher' } }));
    },
    invalidFields: [
      { body: { text: ' ' }, field: 'text' },
      { body: { text: 'x'.repeat(1001) }, field: 'text' },
      { body: { place: { x: 101, y: 0 } }, field: 'place.x' },
      { body: { place: { x: 1, y: 0.5 } }, field: 'place.y' },
    ],
    otherRefusals: { 'a comment based on another version': { body: { version: '1' }, status: 409 } },
    effect: {
      observe: (api, { params }) => seen(api, String(params.orderNumber)),
      expected: {
        status: 'proof_sent',
        answerBy,
        proofs: [
          [
            'Stoneware Mug',
            {
              version: 1,
              kind: 'picture',
              comments: [
                {
                  by: 'buyer',
                  name: 'Amara Okafor',
                  text: 'Lift the mark clear of the glaze',
                  place: { x: 27, y: 34 },
                },
              ],
            },
          ],
        ],
      },
    },
    variants: {
      'of both sides stands below a proof until it is approved, and only below the newest': {
        validInput: async (api) => {
          const first = await sendProof(api, await placeOrder(api));
          await act(api, first.orderNumber, 'ask_changes');
          const { orderNumber, proofId } = await sendProof(api, first.orderNumber);
          const late = { params: first, body: { text: 'Too late' } };
          await expectRefused(api, late);
          return { params: { orderNumber, proofId }, body: { text: 'Now it is right' } };
        },
        effect: {
          observe: async (api, { params, body }) => {
            const admin = await api.signIn('admin');
            await api.call('orders.comment', { params, body: { text: 'Thank you' } }, admin);
            await act(api, String(params.orderNumber), 'approve');
            await expectRefused(api, { params, body });
            const { items } = await roomOf(api, String(params.orderNumber));
            return items[0]?.proofs.map(({ comments }) => comments.map(({ by, text }) => `${by}: ${text}`));
          },
          expected: [['buyer: Now it is right', 'administrator: Thank you'], []],
        },
      },
    },
  },
};
