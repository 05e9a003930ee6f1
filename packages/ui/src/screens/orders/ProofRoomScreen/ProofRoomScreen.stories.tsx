import { sampleAdmin, sampleBuyer } from '@gifting/api/account/mocks';
import { Refusal } from '@gifting/api/core/refusal';
import {
  actOnOrderMock,
  commentMock,
  proofsMock,
  sampleLifecycle,
  sampleProof,
  sampleProofs,
  sendProofsMock,
} from '@gifting/api/orders/mocks';
import { type OrderLifecycle, orderLifecycle } from '@gifting/domain/orders/lifecycle';
import { proofRefusals } from '@gifting/domain/orders/proof-file';
import { type OrderProofs, proofTexts } from '@gifting/domain/orders/proofs';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { errorTexts } from '#app/error-catalogue.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { fitsTheWidth, seesToast, visible } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { orderProgressTexts as progressTexts } from '../OrderScreen/OrderProgress.texts';
import { orderTexts } from '../OrderScreen/OrderScreen.texts';
import { artworkTexts } from '../shared/Artwork/artwork.texts';
import { proofsPath, proofsRoute } from '../shared/proofs-path';
import { ProofRoomScreen } from './ProofRoomScreen';
import { reads } from './ProofRoomScreen.reads';
import { proofRoomTexts as texts } from './ProofRoomScreen.texts';

const received = fn();

const meta = preview.meta({
  title: 'Screens/Orders/Proof room',
  component: ProofRoomScreen,
  decorators: [InDashboard],
  parameters: {
    controls: { disable: true },
    user: sampleBuyer,
    route: { path: proofsRoute, at: proofsPath('1064'), reads },
  },
  beforeEach: ({ msw }) => {
    received.mockReset();
    msw.use(
      commentMock.answer(({ body, params }) => {
        received({ ...body, proofId: params.proofId });
        return commentMock.samples.ok;
      }),
      sendProofsMock.answer(({ body }) => {
        received(body);
        return sendProofsMock.samples.ok;
      }),
    );
  },
});

/** The answer of the API, and from then on what follows from an action. */
const answers = (...rooms: readonly OrderProofs[]) => {
  let read = 0;
  return proofsMock.answer(() => {
    const room = rooms[Math.min(read, rooms.length - 1)] ?? sampleProofs();
    read += 1;
    return room;
  });
};

/** The sample room with another lifecycle. */
const inLifecycle = (overrides: Partial<OrderLifecycle>, room = sampleProofs()): OrderProofs => ({
  ...room,
  lifecycle: { ...room.lifecycle, ...overrides },
});

const asked = 'Please see my comment on the mug.';
const changesAsked = (actions: OrderLifecycle['actions']) =>
  inLifecycle({
    version: '5',
    status: 'changes_asked',
    answerBy: null,
    actions,
    events: [
      ...sampleProofs().lifecycle.events,
      { status: 'changes_asked', at: '2025-10-14T08:00:00Z', by: 'buyer', note: asked },
    ],
  });

const withoutProofs = (actions: OrderLifecycle['actions']): OrderProofs => ({
  lifecycle: sampleLifecycle({
    version: '1',
    status: 'pending',
    actions,
    events: sampleLifecycle().events.slice(0, 1),
  }),
  items: sampleProofs().items.map((item) => ({ ...item, proofs: [] })),
});

const refuseWith = (present: OrderLifecycle): never => {
  throw new Refusal(409, '', { details: z.encode(orderLifecycle, present) });
};

const comment = {
  id: '2209',
  by: 'buyer' as const,
  name: 'Amara Okafor',
  text: 'A shade lighter, please.',
  place: { x: 51, y: 50 },
  at: '2025-10-14T07:55:00Z',
};
/** The sample room after a comment on the newest mug. */
const commented = (): OrderProofs => {
  const [mug, ...others] = sampleProofs().items;
  const [newest, ...before] = mug?.proofs ?? [];
  return sampleProofs({
    items:
      mug && newest ? [{ ...mug, proofs: [{ ...newest, comments: [comment] }, ...before] }, ...others] : [],
  });
};

const heading = (name: string = texts.question) => screen.findByRole('heading', { level: 1, name });
const item = async (name: string) => {
  const title = await screen.findByRole('heading', { level: 2, name: new RegExp(`^${name}`) });
  return within(screen.getByRole('region', { name: title.textContent ?? '' }));
};
const decision = async () => within(await screen.findByRole('complementary', { name: texts.decision }));
const buttons = async () => (await decision()).queryAllByRole('button').map(({ textContent }) => textContent);
const dialog = async (name: string) => visible(await screen.findByRole('dialog', { name }));
const openComment = async (name = 'Stoneware Mug') => {
  await userEvent.click((await item(name)).getByRole('button', { name: texts.commentOn(name) }));
  return dialog(texts.commentOn(name));
};
const words = (form: Awaited<ReturnType<typeof dialog>>) => form.getByRole('textbox', { name: texts.about });
const submit = async (name: string, label: string) =>
  userEvent.click((await dialog(name)).getByRole('button', { name: label }));

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S54.03'] },
  play: async () => {
    await heading();
    const mug = await item('Stoneware Mug');
    await expect(await mug.findByRole('img', { name: texts.alt('Stoneware Mug', 2) })).toBeVisible();
    await expect(mug.getByRole('img', { name: texts.alt('Stoneware Mug', 1) })).toBeVisible();
    await visible(await screen.findByAltText(artworkTexts.alt('fernside-logo.svg')));
    await expect(mug.getByText(texts.replaced)).toBeVisible();
    await expect(mug.getByText(/The mark runs into the glaze/)).toBeVisible();
    const side = await decision();
    await expect(side.getByText('20/10/2025')).toBeVisible();
    await expect(side.getByText(progressTexts.silence)).toBeVisible();
    await expect(side.getByText('Lifted by 6 mm and set in pine.')).toBeVisible();
    await expect(await buttons()).toEqual([texts.approve, progressTexts.actions.ask_changes.label]);
  },
});

export const Loading = meta.story({
  parameters: { states: ['S54.01'] },
  beforeEach: ({ msw }) => msw.use(proofsMock.pending()),
  play: async () => {
    await expect(await screen.findByText(texts.loading)).toBeInTheDocument();
    await expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  parameters: { states: ['S54.02'] },
  beforeEach: ({ msw }) => msw.use(proofsMock.ok(withoutProofs(['cancel']))),
  play: async () => {
    await expect(await screen.findByText(texts.none)).toBeVisible();
    await expect(screen.getByText(texts.noneForBuyer)).toBeVisible();
    await expect(screen.queryByRole('button', { name: texts.send })).toBeNull();
  },
});

export const DocumentAndPlainItem = meta.story({
  parameters: { states: ['S54.04'] },
  play: async () => {
    const notebook = await item('Notebook');
    const link = notebook.getByRole('link', { name: texts.openPdf(1) });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect((await item('Bottle')).getByText(texts.plain)).toBeVisible();
  },
});

export const CommentWithoutWords = meta.story({
  parameters: { states: ['S54.05'] },
  play: async () => {
    const form = await openComment();
    await submit(texts.commentOn('Stoneware Mug'), texts.commentLabel);
    await expect(await form.findByText(proofTexts.commentMissing)).toBeVisible();
    await expect(words(form)).toHaveFocus();
    await expect(received).not.toHaveBeenCalled();
  },
});

/** Moves a slider as the arrow keys do, which only a real browser window passes on to it. */
const slide = (form: Awaited<ReturnType<typeof dialog>>, name: string, value: number) =>
  fireEvent.change(form.getByRole('slider', { name }), { target: { value } });

export const PlaceByKeys = meta.story({
  parameters: { states: ['S54.06'] },
  play: async () => {
    const form = await openComment();
    await slide(form, texts.across, 53);
    await slide(form, texts.down, 49);
    await expect(form.getByRole('slider', { name: texts.across })).toHaveValue('53');
    await expect(form.getByText(texts.pinHint)).toBeVisible();
  },
});

export const PlaceByPointer = meta.story({
  parameters: { states: ['S54.07'] },
  play: async () => {
    const form = await openComment();
    const picture = form.getByRole('button', { name: texts.putPin(2) });
    await waitFor(() => expect(picture.getBoundingClientRect().height).toBeGreaterThan(50));
    const { left, top, width, height } = picture.getBoundingClientRect();
    await fireEvent.click(picture, { clientX: left + width / 4, clientY: top + (height * 3) / 4 });
    await waitFor(() => expect(form.getByRole('slider', { name: texts.across })).toHaveValue('25'));
    await expect(form.getByRole('slider', { name: texts.down })).toHaveValue('75');
  },
});

export const CommentAdded = meta.story({
  parameters: { states: ['S54.08'] },
  beforeEach: ({ msw }) => msw.use(answers(sampleProofs(), commented())),
  play: async () => {
    const form = await openComment();
    await userEvent.type(words(form), comment.text);
    await slide(form, texts.across, 51);
    await submit(texts.commentOn('Stoneware Mug'), texts.commentLabel);
    await seesToast(texts.commentDone);
    await expect(received).toHaveBeenCalledOnce();
    await expect(received).toHaveBeenCalledWith({
      proofId: '2103',
      text: comment.text,
      place: comment.place,
      version: '4',
    });
    const mug = await item('Stoneware Mug');
    await expect(await mug.findByText(comment.text)).toBeVisible();
    await expect(mug.getByText(texts.comments(2))).toBeVisible();
    await waitFor(() =>
      expect(mug.getByRole('button', { name: texts.commentOn('Stoneware Mug') })).toHaveFocus(),
    );
  },
});

export const CommentWithoutPlace = meta.story({
  parameters: { states: ['S54.09'] },
  play: async () => {
    const form = await openComment();
    await userEvent.click(form.getByRole('checkbox', { name: texts.pinned }));
    await expect(form.queryByRole('slider', { name: texts.across })).toBeNull();
  },
});

export const CommentOnTheWhole = meta.story({
  ...CommentWithoutPlace.input,
  parameters: { states: [] },
  tags: ['!dev'],
  play: async () => {
    await CommentWithoutPlace.play();
    await userEvent.type(words(await dialog(texts.commentOn('Stoneware Mug'))), 'Lovely.');
    await submit(texts.commentOn('Stoneware Mug'), texts.commentLabel);
    await seesToast(texts.commentDone);
    await expect(received.mock.lastCall?.[0]).toMatchObject({ text: 'Lovely.', place: null });
  },
});

/** A document has no places to pin to. */
export const CommentOnDocument = meta.story({
  play: async () => {
    const form = await openComment('Notebook');
    await expect(form.queryByRole('checkbox', { name: texts.pinned })).toBeNull();
    await expect(words(form)).toBeVisible();
  },
});

export const CommentFailed = meta.story({
  parameters: { states: ['S54.10'] },
  beforeEach: ({ msw }) => msw.use(commentMock.failure(500)),
  play: async () => {
    const form = await openComment();
    await userEvent.type(words(form), comment.text);
    await submit(texts.commentOn('Stoneware Mug'), texts.commentLabel);
    await seesToast(progressTexts.failed);
    await expect(words(form)).toHaveValue(comment.text);
  },
});

export const CommentOffline = meta.story({
  beforeEach: ({ msw }) => msw.use(commentMock.offline()),
  play: async () => {
    const form = await openComment();
    await userEvent.type(words(form), comment.text);
    await submit(texts.commentOn('Stoneware Mug'), texts.commentLabel);
    await seesToast(progressTexts.failed);
    await expect(words(form)).toHaveValue(comment.text);
  },
});

export const MovedOnMeanwhile = meta.story({
  parameters: { states: ['S54.11'] },
  beforeEach: ({ msw }) =>
    msw.use(
      answers(sampleProofs(), changesAsked(['cancel'])),
      commentMock.answer(() => refuseWith(changesAsked(['cancel']).lifecycle)),
    ),
  play: async () => {
    const form = await openComment();
    await userEvent.type(words(form), comment.text);
    await submit(texts.commentOn('Stoneware Mug'), texts.commentLabel);
    await seesToast(progressTexts.movedOn);
    await expect(words(form)).toHaveValue(comment.text);
  },
});

export const ChangesWithComments = meta.story({
  parameters: { states: ['S54.12'] },
  beforeEach: ({ msw }) => msw.use(proofsMock.ok(commented())),
  play: async () => {
    const { label, note } = progressTexts.actions.ask_changes;
    await userEvent.click((await decision()).getByRole('button', { name: label }));
    const form = await dialog(label);
    await expect(form.getByRole('textbox', { name: note })).toHaveValue(texts.seeComments(1));
  },
});

export const Approved = meta.story({
  parameters: { states: ['S54.13'] },
  beforeEach: ({ msw }) =>
    msw.use(
      answers(sampleProofs(), inLifecycle({ status: 'approved', answerBy: null, actions: [] })),
      actOnOrderMock.answer(({ body }) => {
        received(body);
        return actOnOrderMock.samples.ok;
      }),
    ),
  play: async () => {
    const { label, done } = progressTexts.actions.approve;
    await userEvent.click((await decision()).getByRole('button', { name: texts.approve }));
    await submit(label, label);
    await seesToast(done);
    await expect(received).toHaveBeenCalledOnce();
    await expect(received).toHaveBeenCalledWith({
      action: 'approve',
      note: '',
      due_date: null,
      version: '4',
    });
    await waitFor(async () => expect(await buttons()).toEqual([]));
    await expect(screen.queryByRole('button', { name: texts.commentOn('Stoneware Mug') })).toBeNull();
    await expect(await heading(texts.title)).toHaveFocus();
  },
});

/** A colleague asked for changes, and a third version has come: nobody approves what they have not seen. */
export const ReplacedMeanwhile = meta.story({
  parameters: { states: ['S54.14'] },
  beforeEach: ({ msw }) => {
    const [mug, ...others] = sampleProofs().items;
    const third = sampleProof({ id: '2104', version: 3, sentAt: '2025-10-15T09:00:00Z' });
    const next = inLifecycle(
      { version: '6' },
      sampleProofs({ items: mug ? [{ ...mug, proofs: [third, ...mug.proofs] }, ...others] : [] }),
    );
    msw.use(
      answers(sampleProofs(), next),
      actOnOrderMock.answer(() => refuseWith(next.lifecycle)),
    );
  },
  play: async () => {
    const { label } = progressTexts.actions.approve;
    await userEvent.click((await decision()).getByRole('button', { name: texts.approve }));
    await submit(label, label);
    await seesToast(progressTexts.movedOn);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const mug = await item('Stoneware Mug');
    await expect(await mug.findByRole('img', { name: texts.alt('Stoneware Mug', 3) })).toBeVisible();
  },
});

export const UnknownOrder = meta.story({
  parameters: { states: ['S54.15'] },
  beforeEach: ({ msw }) => msw.use(proofsMock.failure(404, 'This order does not exist')),
  play: async () => {
    await expect(await screen.findByText(orderTexts.unknown)).toBeVisible();
    await seesToast(errorTexts.notFound);
  },
});

export const ServerError = meta.story({
  parameters: { states: ['S54.16'] },
  beforeEach: ({ msw }) => msw.use(proofsMock.failure(500)),
  play: async () => {
    await expect(await screen.findByText(orderTexts.error)).toBeVisible();
    await expect(screen.getByRole('button', { name: orderTexts.tryAgain })).toBeVisible();
  },
});

export const Malformed = meta.story({
  beforeEach: ({ msw }) => msw.use(proofsMock.malformed()),
  play: async () => {
    await expect(await screen.findByText(orderTexts.error)).toBeVisible();
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(proofsMock.offline()),
  play: async () => {
    await expect(await screen.findByText(orderTexts.error)).toBeVisible();
  },
});

export const LongText = meta.story({
  beforeEach: ({ msw }) => {
    const long = 'Unbroken'.repeat(100);
    const [mug] = commented().items;
    const items = mug
      ? [
          {
            ...mug,
            name: 'Unbroken'.repeat(15),
            proofs: mug.proofs.map((each) => ({
              ...each,
              comments: [{ ...comment, id: `${each.id}1`, name: 'x'.repeat(120), text: long }],
            })),
          },
        ]
      : [];
    const events = [...sampleLifecycle().events.map((event) => ({ ...event, note: long }))];
    msw.use(proofsMock.ok(inLifecycle({ events }, sampleProofs({ items }))));
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await heading();
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S54.17'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await heading();
    const mug = await item('Stoneware Mug');
    const [newest, before] = mug.getAllByRole('figure');
    await expect(newest?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      before?.getBoundingClientRect().top ?? 0,
    );
    await fitsTheWidth();
  },
});

const picture = new File(['\x89PNG'], 'mug.png', { type: 'image/png' });
const openSend = async (label: string = texts.send) => {
  await userEvent.click(await screen.findByRole('button', { name: label }));
  return dialog(label);
};
const choose = async (form: Awaited<ReturnType<typeof dialog>>) => {
  await userEvent.upload(form.getByLabelText(new RegExp(`^${texts.fileOf('Stoneware Mug')}`)), picture);
  await waitFor(() => expect(form.getByRole('button', { name: 'Replace' })).toHaveFocus());
};
const fill = async (form: Awaited<ReturnType<typeof dialog>>) => {
  await choose(form);
  await userEvent.type(form.getByLabelText(new RegExp(texts.answerByDay)), '2025-10-20');
  await userEvent.type(form.getByRole('textbox', { name: new RegExp(texts.sendNote) }), 'One colour.');
};

export const AdministratorEmpty = meta.story({
  parameters: { states: ['S55.01'], user: sampleAdmin },
  beforeEach: ({ msw }) => msw.use(proofsMock.ok(withoutProofs(['send_proof', 'refuse']))),
  play: async () => {
    await expect(await screen.findByText(texts.noneForTeam)).toBeVisible();
    await expect(screen.getByRole('button', { name: texts.send })).toBeVisible();
  },
});

export const SendForm = meta.story({
  ...AdministratorEmpty.input,
  parameters: { states: ['S55.02'], user: sampleAdmin },
  play: async () => {
    const form = await openSend();
    for (const name of ['Stoneware Mug', 'Notebook', 'Bottle'])
      await expect(form.getByLabelText(new RegExp(`^${texts.fileOf(name)}`))).toBeInTheDocument();
    await expect(form.getByLabelText(new RegExp(texts.answerByDay))).toBeVisible();
    await expect(form.getByText(texts.sendHint)).toBeVisible();
  },
});

export const SendStopped = meta.story({
  ...AdministratorEmpty.input,
  parameters: { states: ['S55.03'], user: sampleAdmin },
  play: async () => {
    const form = await openSend();
    await submit(texts.send, texts.send);
    await expect(await form.findByText(proofRefusals.missing)).toBeVisible();
    await expect(form.getByText(proofTexts.answerByMissing)).toBeVisible();
    await expect(received).not.toHaveBeenCalled();
  },
});

export const WrongKind = meta.story({
  ...AdministratorEmpty.input,
  parameters: { states: ['S55.04'], user: sampleAdmin },
  play: async () => {
    const form = await openSend();
    const svg = new File(['<svg/>'], 'mug.svg', { type: 'image/svg+xml' });
    const input = form.getByLabelText(new RegExp(`^${texts.fileOf('Stoneware Mug')}`));
    await userEvent.upload(input, svg, { applyAccept: false });
    await expect(await form.findByText(proofRefusals.wrongKind)).toBeVisible();
  },
});

export const Sent = meta.story({
  parameters: { states: ['S55.05'], user: sampleAdmin },
  beforeEach: ({ msw }) =>
    msw.use(answers(withoutProofs(['send_proof', 'refuse']), inLifecycle({ actions: ['refuse'] }))),
  play: async () => {
    await fill(await openSend());
    await submit(texts.send, texts.send);
    await seesToast(texts.sent);
    await expect(received.mock.lastCall?.[0]).toMatchObject({
      note: 'One colour.',
      answer_by: '2025-10-20',
      version: '1',
      proofs: [{ item_id: '2001', file: expect.any(File) }],
    });
    const mug = await item('Stoneware Mug');
    await expect(await mug.findByRole('img', { name: texts.alt('Stoneware Mug', 2) })).toBeVisible();
    await expect(await heading(texts.title)).toHaveFocus();
  },
});

export const DayRefused = meta.story({
  ...AdministratorEmpty.input,
  parameters: { states: ['S55.06'], user: sampleAdmin },
  beforeEach: ({ msw }) =>
    msw.use(
      proofsMock.ok(withoutProofs(['send_proof', 'refuse'])),
      sendProofsMock.failure(422, proofTexts.answerByPast, { answer_by: [proofTexts.answerByPast] }),
    ),
  play: async () => {
    const form = await openSend();
    await fill(form);
    await submit(texts.send, texts.send);
    await seesToast(progressTexts.failed);
    await expect(await form.findByText(proofTexts.answerByPast)).toBeVisible();
    await waitFor(() => expect(form.getByLabelText(new RegExp(texts.answerByDay))).toHaveFocus());
  },
});

export const SendFailed = meta.story({
  parameters: { states: ['S55.07'], user: sampleAdmin },
  beforeEach: ({ msw }) =>
    msw.use(proofsMock.ok(withoutProofs(['send_proof', 'refuse'])), sendProofsMock.failure(500)),
  play: async () => {
    const form = await openSend();
    await fill(form);
    await submit(texts.send, texts.send);
    await seesToast(progressTexts.failed);
    await expect(form.getByText('mug.png')).toBeVisible();
    await expect(form.getByRole('textbox', { name: new RegExp(texts.sendNote) })).toHaveValue('One colour.');
  },
});

export const AdministratorChangesAsked = meta.story({
  parameters: { states: ['S55.08'], user: sampleAdmin },
  beforeEach: ({ msw }) => msw.use(proofsMock.ok(changesAsked(['send_proof', 'refuse']))),
  play: async () => {
    const side = await decision();
    await expect(side.getByText(asked)).toBeVisible();
    await expect(side.getByRole('button', { name: texts.sendNext })).toBeVisible();
    await expect((await item('Stoneware Mug')).getByText(/The mark runs into the glaze/)).toBeVisible();
  },
});

export const CancelledMeanwhile = meta.story({
  parameters: { states: ['S55.09'], user: sampleAdmin },
  beforeEach: ({ msw }) => {
    const cancelled = inLifecycle(
      { version: '2', status: 'cancelled', actions: [], answerBy: null },
      withoutProofs([]),
    );
    msw.use(
      answers(withoutProofs(['send_proof', 'refuse']), cancelled),
      sendProofsMock.answer(() => refuseWith(cancelled.lifecycle)),
    );
  },
  play: async () => {
    await fill(await openSend());
    await submit(texts.send, texts.send);
    await seesToast(progressTexts.movedOn);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('button', { name: texts.send })).toBeNull());
    await expect(screen.getByText('Cancelled')).toBeVisible();
  },
});

export const AdministratorNarrow = meta.story({
  ...AdministratorEmpty.input,
  parameters: { states: [], user: sampleAdmin },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await openSend();
    await fitsTheWidth();
  },
});
