import { sampleAdmin, sampleBuyer } from '@gifting/api/account/mocks';
import { capabilitiesMock } from '@gifting/api/capabilities/mocks';
import { Refusal } from '@gifting/api/core/refusal';
import {
  actOnOrderMock,
  anyOrderMock,
  lifecycleMock,
  ownOrderMock,
  sampleLifecycle,
  sampleOrderDetail,
} from '@gifting/api/orders/mocks';
import { capabilities } from '@gifting/domain/capabilities/capabilities';
import { actionTexts, type OrderLifecycle, orderLifecycle } from '@gifting/domain/orders/lifecycle';
import { paths } from '@gifting/domain/site/paths';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import * as z from 'zod/mini';
import { orderPath } from '#app/paths.ts';
import { InDashboard } from '#screens/layout/InDashboard.tsx';
import { fitsTheWidth, seesToast, visible } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { artworkTexts } from '../shared/Artwork/artwork.texts';
import { proofsPath } from '../shared/proofs-path';
import { orderProgressTexts as texts } from './OrderProgress.texts';
import { OrderScreen } from './OrderScreen';
import { reads } from './OrderScreen.reads';
import { orderTexts } from './OrderScreen.texts';

const received = fn();

const meta = preview.meta({
  title: 'Screens/Orders/Order progress',
  component: OrderScreen,
  decorators: [InDashboard],
  parameters: {
    controls: { disable: true },
    user: sampleBuyer,
    route: { path: paths.order, at: orderPath('1064'), reads },
  },
  beforeEach: ({ msw }) => {
    received.mockReset();
    msw.use(
      // Without a proof room all is done here.
      capabilitiesMock.ok(capabilities.filter((name) => name !== 'orders.proofs')),
      actOnOrderMock.answer(({ body }) => {
        received(body);
        return actOnOrderMock.samples.ok;
      }),
    );
  },
});

type Event = OrderLifecycle['events'][number];

const [placed, proofSent] = sampleLifecycle().events as [Event, Event];
const approved: Event = { status: 'approved', at: '2025-10-13T08:05:00Z', by: 'buyer', note: '' };
const started: Event = { status: 'in_production', at: '2025-10-14T09:00:00Z', by: 'administrator', note: '' };
const sent: Event = {
  status: 'sent',
  at: '2025-10-30T16:40:00Z',
  by: 'administrator',
  note: 'Royal Mail, AB123456789GB',
};
const delivered: Event = { status: 'delivered', at: '2025-10-31T11:20:00Z', by: 'administrator', note: '' };

const after = (events: readonly Event[], rest: Partial<OrderLifecycle> = {}): OrderLifecycle => ({
  version: String(events.length),
  status: events.at(-1)?.status ?? 'pending',
  dueDate: null,
  answerBy: null,
  events: [...events],
  actions: [],
  payable: false,
  ...rest,
});
const onItsWay = after([placed, proofSent, approved, started, sent], { dueDate: '2025-11-01' });

/** The answer of the API, and from then on what follows from an action. */
const answers = (...lifecycles: readonly OrderLifecycle[]) => {
  let read = 0;
  return lifecycleMock.answer(() => {
    const lifecycle = lifecycles[Math.min(read, lifecycles.length - 1)] ?? sampleLifecycle();
    read += 1;
    return lifecycle;
  });
};

const progress = async (status: OrderLifecycle['status']) =>
  within(await screen.findByRole('region', { name: texts.status[status] }));
const stepOf = (name: string) =>
  within(screen.getByRole('list', { name: texts.ribbon }))
    .getAllByRole('listitem')
    .find((item) => item.textContent?.startsWith(name));
const buttons = async (status: OrderLifecycle['status']) =>
  (await progress(status)).queryAllByRole('button').map(({ textContent }) => textContent);
const press = async (status: OrderLifecycle['status'], name: string) =>
  userEvent.click((await progress(status)).getByRole('button', { name }));
const dialog = async (name: string) => visible(await screen.findByRole('dialog', { name }));
const submit = async (name: string) => userEvent.click((await dialog(name)).getByRole('button', { name }));

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S51.03'] },
  play: async () => {
    const region = await progress('proof_sent');
    await expect(region.getByText('Your logo in one colour on mug and lid.')).toBeVisible();
    await expect(stepOf(texts.steps.proof)).toHaveTextContent('Sent 09/10/2025');
    await expect(stepOf(texts.steps.approval)).toHaveAttribute('aria-current', 'step');
    await expect(await screen.findByAltText(artworkTexts.alt('fernside-logo.svg'))).toBeInTheDocument();
    const { approve, ask_changes, cancel } = texts.actions;
    await expect(await buttons('proof_sent')).toEqual([approve.label, ask_changes.label, cancel.label]);
  },
});

export const Loading = meta.story({
  parameters: { states: ['S51.01'] },
  beforeEach: ({ msw }) => msw.use(lifecycleMock.pending()),
  play: async () => {
    await expect(await screen.findByText(texts.loading)).toBeInTheDocument();
    await expect(screen.getByRole('region', { name: orderTexts.contents })).toBeVisible();
  },
});

export const NewOrder = meta.story({
  parameters: { states: ['S51.02'] },
  beforeEach: ({ msw }) => msw.use(lifecycleMock.ok(after([placed], { actions: ['cancel'] }))),
  play: async () => {
    await expect(await buttons('pending')).toEqual([texts.actions.cancel.label]);
    await expect(stepOf(texts.steps.proof)).toHaveAttribute('aria-current', 'step');
  },
});

export const Approved = meta.story({
  parameters: { states: ['S51.04'] },
  beforeEach: ({ msw }) => msw.use(answers(sampleLifecycle(), after([placed, proofSent, approved]))),
  play: async () => {
    await press('proof_sent', texts.actions.approve.label);
    await submit(texts.actions.approve.label);
    await seesToast(texts.actions.approve.done);
    await expect(received).toHaveBeenCalledOnce();
    await expect(received).toHaveBeenCalledWith({
      action: 'approve',
      note: '',
      due_date: null,
      version: '2',
    });
    await expect(await buttons('approved')).toEqual([]);
    await expect(screen.getByRole('heading', { name: texts.status.approved })).toHaveFocus();
  },
});

export const ChangesWithoutWords = meta.story({
  parameters: { states: ['S51.05'] },
  play: async () => {
    const { label, note } = texts.actions.ask_changes;
    await press('proof_sent', label);
    await submit(label);
    const form = await dialog(label);
    await expect(await form.findByText(actionTexts.noteMissing)).toBeVisible();
    await expect(form.getByRole('textbox', { name: note })).toHaveFocus();
    await expect(received).not.toHaveBeenCalled();
  },
});

export const ChangesAsked = meta.story({
  parameters: { states: ['S51.06'] },
  beforeEach: ({ msw }) => {
    const note = 'The logo a little larger, please.';
    const asked: Event = { status: 'changes_asked', at: '2025-10-10T10:00:00Z', by: 'buyer', note };
    msw.use(answers(sampleLifecycle(), after([placed, proofSent, asked], { actions: ['cancel'] })));
  },
  play: async () => {
    const { label, note, done } = texts.actions.ask_changes;
    await press('proof_sent', label);
    const form = await dialog(label);
    await userEvent.type(form.getByRole('textbox', { name: note }), 'The logo a little larger, please.');
    await submit(label);
    await seesToast(done);
    const region = await progress('changes_asked');
    await expect(region.getByText('The logo a little larger, please.')).toBeVisible();
  },
});

export const InProduction = meta.story({
  parameters: { states: ['S51.07'] },
  beforeEach: ({ msw }) =>
    msw.use(lifecycleMock.ok(after([placed, proofSent, approved, started], { dueDate: '2025-11-01' }))),
  play: async () => {
    await progress('in_production');
    await expect(stepOf(texts.steps.production)).toHaveTextContent('Since 14/10/2025');
    await expect(stepOf(texts.steps.delivery)).toHaveTextContent('By 01/11/2025');
  },
});

export const OnItsWay = meta.story({
  parameters: { states: ['S51.08'] },
  beforeEach: ({ msw }) => msw.use(lifecycleMock.ok(onItsWay)),
  play: async () => {
    await expect((await progress('sent')).getByText('Royal Mail, AB123456789GB')).toBeVisible();
  },
});

export const Delivered = meta.story({
  parameters: { states: ['S51.09'] },
  beforeEach: ({ msw }) => msw.use(lifecycleMock.ok(after([...onItsWay.events, delivered]))),
  play: async () => {
    await progress('delivered');
    for (const step of Object.values(texts.steps))
      await expect(stepOf(step)).toHaveTextContent(/\/10\/2025$/);
  },
});

export const Cancelled = meta.story({
  parameters: { states: ['S51.10'] },
  beforeEach: ({ msw }) => {
    const cancelled: Event = { status: 'cancelled', at: '2025-10-10T10:00:00Z', by: 'buyer', note: '' };
    msw.use(answers(sampleLifecycle(), after([placed, proofSent, cancelled])));
  },
  play: async () => {
    const { label, done } = texts.actions.cancel;
    await press('proof_sent', label);
    await submit(label);
    await seesToast(done);
    await expect(await buttons('cancelled')).toEqual([]);
    await expect(screen.getByRole('list', { name: texts.ribbon })).toHaveClass('order-ribbon--cut');
  },
});

export const Refused = meta.story({
  parameters: { states: ['S51.11'] },
  beforeEach: ({ msw }) => {
    const note = 'The mug cannot be printed on both sides.';
    const refused: Event = { status: 'refused', at: '2025-10-10T10:00:00Z', by: 'administrator', note };
    msw.use(lifecycleMock.ok(after([placed, refused])));
  },
  play: async () => {
    const region = await progress('refused');
    await expect(region.getByText('The mug cannot be printed on both sides.')).toBeVisible();
  },
});

export const Administrator = meta.story({
  parameters: { states: ['S51.12'], user: sampleAdmin },
  beforeEach: ({ msw }) =>
    msw.use(anyOrderMock.ok(), lifecycleMock.ok(after([placed], { actions: ['send_proof', 'refuse'] }))),
  play: async () => {
    const { send_proof, refuse } = texts.actions;
    await expect(await buttons('pending')).toEqual([send_proof.label, refuse.label]);
  },
});

export const ProductionWithoutDay = meta.story({
  parameters: { states: ['S51.13'], user: sampleAdmin },
  beforeEach: ({ msw }) =>
    msw.use(
      anyOrderMock.ok(),
      lifecycleMock.ok(after([placed, proofSent, approved], { actions: ['start_production'] })),
    ),
  play: async () => {
    const { label } = texts.actions.start_production;
    await press('approved', label);
    await submit(label);
    const form = await dialog(label);
    await expect(await form.findByText(actionTexts.dateMissing)).toBeVisible();
    await expect(received).not.toHaveBeenCalled();
  },
});

export const ProductionStarted = meta.story({
  ...ProductionWithoutDay.input,
  parameters: { states: [], user: sampleAdmin },
  tags: ['!dev'],
  play: async () => {
    await ProductionWithoutDay.play();
    const { label, done } = texts.actions.start_production;
    const form = await dialog(label);
    await userEvent.type(form.getByLabelText(new RegExp(texts.deliveryDay)), '2025-11-01');
    await submit(label);
    await seesToast(done);
    await expect(received.mock.lastCall?.[0]).toMatchObject({ due_date: '2025-11-01', version: '3' });
  },
});

/** Both sides had the order open: the administrator started while the buyer wrote. */
export const MovedOnMeanwhile = meta.story({
  parameters: { states: ['S51.14'] },
  beforeEach: ({ msw }) =>
    msw.use(
      answers(sampleLifecycle(), after([placed, proofSent, approved])),
      actOnOrderMock.answer(() => {
        const present = after([placed, proofSent, approved]);
        throw new Refusal(409, '', { details: z.encode(orderLifecycle, present) });
      }),
    ),
  play: async () => {
    const { label } = texts.actions.cancel;
    await press('proof_sent', label);
    await submit(label);
    await seesToast(texts.movedOn);
    await progress('approved');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const ActionFailed = meta.story({
  parameters: { states: ['S51.15'] },
  beforeEach: ({ msw }) => msw.use(actOnOrderMock.failure(500)),
  play: async () => {
    const { label, note } = texts.actions.ask_changes;
    await press('proof_sent', label);
    const form = await dialog(label);
    await userEvent.type(form.getByRole('textbox', { name: note }), 'A larger logo');
    await submit(label);
    await seesToast(texts.failed);
    await expect(form.getByRole('textbox', { name: note })).toHaveValue('A larger logo');
  },
});

export const ProgressFailed = meta.story({
  parameters: { states: ['S51.16'] },
  beforeEach: ({ msw }) => msw.use(lifecycleMock.failure(500)),
  play: async () => {
    await expect(await screen.findByText(texts.error)).toBeVisible();
    await expect(screen.getByRole('button', { name: texts.tryAgain })).toBeVisible();
    await expect(screen.getByRole('region', { name: orderTexts.contents })).toBeVisible();
  },
});

export const History = meta.story({
  parameters: { states: ['S51.17'] },
  beforeEach: ({ msw }) => msw.use(lifecycleMock.ok(onItsWay)),
  play: async () => {
    const history = within(await screen.findByRole('region', { name: texts.history }));
    await expect(history.getAllByRole('listitem')).toHaveLength(5);
    await expect(history.getAllByRole('listitem')[0]).toHaveTextContent('SentOur team, 30/10/2025');
    const factOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;
    await expect(factOf(orderTexts.status)).toHaveTextContent('Sent');
    await expect(factOf(orderTexts.deliveryDate)).toHaveTextContent('01/11/2025');
  },
});

export const BesideProofRoom = meta.story({
  parameters: { states: ['S51.19'] },
  beforeEach: ({ msw }) =>
    msw.use(capabilitiesMock.ok(), lifecycleMock.ok(sampleLifecycle({ answerBy: '2025-10-20' }))),
  play: async () => {
    const region = await progress('proof_sent');
    const link = await region.findByRole('link', { name: texts.seeMockup });
    await expect(link).toHaveAttribute('href', proofsPath('1064'));
    await expect(region.getByText(texts.silence)).toBeVisible();
    await expect(await buttons('proof_sent')).toEqual([texts.actions.cancel.label]);
  },
});

export const AdministratorBesideProofRoom = meta.story({
  parameters: { states: ['S51.20'], user: sampleAdmin },
  beforeEach: ({ msw }) =>
    msw.use(
      capabilitiesMock.ok(),
      anyOrderMock.ok(),
      lifecycleMock.ok(after([placed], { actions: ['send_proof', 'refuse'] })),
    ),
  play: async () => {
    const region = await progress('pending');
    await expect(await region.findByRole('link', { name: texts.prepareMockup })).toBeVisible();
    await expect(await buttons('pending')).toEqual([texts.actions.refuse.label]);
  },
});

/** What of an order by card was charged, by its payment status. */
const paymentStory = (paymentStatus: string, heldUntil: string | null = null) =>
  ownOrderMock.ok(sampleOrderDetail({ paymentStatus, heldUntil }));
const { payments } = orderTexts;
const total = '2,646.00 GBP';

export const PaymentHeld = meta.story({
  parameters: { states: ['S51.21'] },
  beforeEach: ({ msw }) => msw.use(paymentStory('authorised', '2999-10-13T09:12:00Z')),
  play: async () => {
    await expect(await screen.findByText(payments.authorised(total))).toBeVisible();
    await expect(screen.getByText(payments.heldUntil('13/10/2999'))).toBeVisible();
  },
});

/** The card's day is past whenever the story is looked at, so that it needs no clock. */
export const PaymentHoldEnding = meta.story({
  parameters: { states: ['S51.26'] },
  beforeEach: ({ msw }) => msw.use(paymentStory('authorised', '2025-10-13T09:12:00Z')),
  play: async () => {
    await expect(await screen.findByText(payments.ending('13/10/2025'))).toBeVisible();
  },
});

export const PaymentCharged = meta.story({
  parameters: { states: ['S51.22'] },
  beforeEach: ({ msw }) => msw.use(paymentStory('captured'), lifecycleMock.ok(onItsWay)),
  play: async () => {
    await expect(await screen.findByText(payments.captured(total))).toBeVisible();
  },
});

export const PaymentReleased = meta.story({
  parameters: { states: ['S51.23'] },
  beforeEach: ({ msw }) => msw.use(paymentStory('released')),
  play: async () => {
    await expect(await screen.findByText(payments.released(total))).toBeVisible();
  },
});

export const PaymentLapsed = meta.story({
  parameters: { states: ['S51.24'], user: sampleAdmin },
  beforeEach: ({ msw }) => msw.use(anyOrderMock.ok(sampleOrderDetail({ paymentStatus: 'lapsed' }))),
  play: async () => {
    await expect(await screen.findByText(payments.lapsed(total))).toBeVisible();
  },
});

export const PaymentRefused = meta.story({
  parameters: { states: ['S51.25'] },
  beforeEach: ({ msw }) => msw.use(paymentStory('failed')),
  play: async () => {
    await expect(await screen.findByText(payments.failed(total))).toBeVisible();
  },
});

export const LongText = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      lifecycleMock.ok(sampleLifecycle({ events: [placed, { ...proofSent, note: 'Unbroken'.repeat(125) }] })),
    ),
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await progress('proof_sent');
    await fitsTheWidth();
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S51.18'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await progress('proof_sent');
    await fitsTheWidth();
  },
});
