import { sampleDraft } from '@gifting/domain/testing/sample-draft';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paths } from '#app/paths.ts';
import { InSite } from '#screens/layout/InSite.tsx';
import { builderTexts } from '#screens/orders/BuilderScreen/BuilderScreen.texts.ts';
import { BuilderScreen } from '#screens/orders/BuilderScreen/BuilderScreen.tsx';
import {
  draftAt,
  isCoveredFor,
  next,
  projectWith,
  seesStep,
  storedDraft,
  storedProject,
} from '#screens/orders/BuilderScreen/builder-person.ts';
import { arrivesAt, fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { packagingTexts } from '../PackagingStep/PackagingStep.texts';
import { giftNoteTexts as texts } from './GiftNoteStep.texts';

const meta = preview.meta({
  title: 'Screens/Orders/Builder/5 Gift note',
  component: BuilderScreen,
  decorators: [InSite],
  parameters: { controls: { disable: true }, route: { at: paths.builder }, draft: draftAt(5) },
});

const { to: toLabel, from: fromLabel, message: messageLabel } = texts.fields;
const field = (label: string) => screen.getByLabelText(label);
const button = (name: string) => screen.getByRole('button', { name });
const wanted = () => screen.findByRole('checkbox', { name: texts.wanted });
const kind = (title: string) => screen.getByRole('radio', { name: title });

const chooseMessage = async () => {
  await userEvent.click(await wanted());
  await userEvent.click(kind(texts.message.title));
};

const chooseBlank = async () => {
  await userEvent.click(await wanted());
  await userEvent.click(kind(texts.blank.title));
};

const write = async () => {
  await userEvent.type(field(toLabel), 'Priya');
  await userEvent.type(field(fromLabel), 'Amara');
  await userEvent.type(field(messageLabel), 'Welcome to the studio.');
};

const addNote = async () => {
  await chooseMessage();
  await write();
  await userEvent.click(button(texts.add));
  await expect(await screen.findByText(texts.added)).toBeVisible();
};

export const NotWanted = meta.story({
  tags: ['picture'],
  parameters: { states: ['S18.01'] },
  play: async () => {
    await seesStep(texts.title);
    await expect(await wanted()).not.toBeChecked();
    await expect(button(texts.without)).toBeVisible();
    await expect(screen.queryByRole('radio')).toBeNull();
    await expect(screen.queryByRole('button', { name: builderTexts.next })).toBeNull();
    await expect(screen.queryByRole('button', { name: texts.add })).toBeNull();
  },
});

export const Wanted = meta.story({
  parameters: { states: ['S18.02'] },
  play: async () => {
    await userEvent.click(await wanted());
    await expect(kind(texts.message.title)).not.toBeChecked();
    await expect(kind(texts.blank.title)).not.toBeChecked();
  },
});

export const CardWithAMessage = meta.story({
  parameters: { states: ['S18.03'] },
  play: async () => {
    await chooseMessage();
    for (const label of [toLabel, fromLabel, messageLabel]) await expect(field(label)).toHaveValue('');
    await expect(button(texts.add)).toBeVisible();
    await expect(button(texts.without)).toBeVisible();
  },
});

/** The error colour, as the browser serialises it. */
const danger = () => {
  const probe = document.createElement('i');
  probe.style.color = 'var(--color-danger)';
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

/** The field has focus and a message, and an error outline once it has lost focus. */
const isStoppedAt = async (label: string, message: string) => {
  await userEvent.click(button(texts.add));
  await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
  await expect(field(label)).toBeInvalid();
  await expect(field(label)).toHaveFocus();
  await expect(storedDraft().giftNote).toBeNull();
  field(label).blur();
  const colour = danger();
  await waitFor(() => expect(getComputedStyle(field(label)).borderTopColor).toBe(colour));
};

export const ToMissing = meta.story({
  parameters: { states: ['S18.04'] },
  play: async () => {
    await chooseMessage();
    await write();
    await userEvent.clear(field(toLabel));
    await isStoppedAt(toLabel, 'Say who the note is to');
  },
});

export const FromMissing = meta.story({
  parameters: { states: ['S18.05'] },
  play: async () => {
    await chooseMessage();
    await write();
    await userEvent.clear(field(fromLabel));
    await isStoppedAt(fromLabel, 'Say who the note is from');
  },
});

export const FromMissingMended = meta.story({
  ...FromMissing.input,
  tags: ['!dev'],
  play: async () => {
    await FromMissing.play();
    await userEvent.type(field(fromLabel), 'Amara');
    await waitFor(() => expect(field(fromLabel)).toBeValid());
  },
});

export const MessageMissing = meta.story({
  parameters: { states: ['S18.06'] },
  play: async () => {
    await chooseMessage();
    await write();
    await userEvent.clear(field(messageLabel));
    await userEvent.type(field(messageLabel), '   ');
    await isStoppedAt(messageLabel, 'Write a message');
  },
});

export const NoteAdded = meta.story({
  parameters: { states: ['S18.07'] },
  play: async () => {
    await addNote();
    await expect(button(builderTexts.next)).toHaveFocus();
    await expect(screen.queryByRole('button', { name: texts.add })).toBeNull();
    await expect(storedDraft().giftNote).toEqual({
      status: true,
      withoutMessage: false,
      to: 'Priya',
      from: 'Amara',
      message: 'Welcome to the studio.',
    });
  },
});

/** The second click of a double click does not go on. */
export const AddedWithADoubleClick = meta.story({
  play: async () => {
    await chooseMessage();
    await write();
    await userEvent.dblClick(button(texts.add));
    await expect(await screen.findByText(texts.added)).toBeVisible();
    await expect(screen.queryByText(builderTexts.moving)).toBeNull();
  },
});

export const NoteEdited = meta.story({
  parameters: { states: ['S18.08'] },
  play: async () => {
    await addNote();
    await userEvent.type(field(messageLabel), '!');
    await expect(await screen.findByRole('button', { name: texts.add })).toBeVisible();
    await expect(screen.queryByText(texts.added)).toBeNull();
    await expect(storedDraft().giftNote).toBeNull();
  },
});

export const NoteEditedAddedAgain = meta.story({
  ...NoteEdited.input,
  tags: ['!dev'],
  play: async () => {
    await NoteEdited.play();
    await userEvent.click(button(texts.add));
    await waitFor(() => expect(storedDraft().giftNote?.message).toBe('Welcome to the studio.!'));
  },
});

/** Reopened, the step shows the added note. */
export const AddedBefore = meta.story({
  parameters: { draft: sampleDraft },
  play: async () => {
    await expect(await wanted()).toBeChecked();
    await expect(kind(texts.message.title)).toBeChecked();
    await expect(field(toLabel)).toHaveValue('Noor');
    await expect(field(messageLabel)).toHaveValue('Welcome to the team');
    await expect(next()).toBeVisible();
  },
});

/** Text typed but not added before a reload is restored, but is not in the box. */
export const TypedBefore = meta.story({
  beforeEach: () =>
    window.sessionStorage.setItem(
      'unsent:gift-note',
      JSON.stringify({ wanted: true, card: 'message', to: 'Priya', from: '', message: 'Welcome' }),
    ),
  play: async () => {
    await expect(await wanted()).toBeChecked();
    await expect(field(toLabel)).toHaveValue('Priya');
    await expect(field(messageLabel)).toHaveValue('Welcome');
    await expect(button(texts.add)).toBeVisible();
  },
});

export const BlankCard = meta.story({
  parameters: { states: ['S18.09'] },
  play: async () => {
    await chooseBlank();
    await expect(screen.getByText(texts.blankText)).toBeVisible();
    await expect(next()).toBeVisible();
    await expect(screen.queryByLabelText(messageLabel)).toBeNull();
  },
});

const coversThePage = async () => expect(await screen.findByText(builderTexts.moving)).toBeVisible();

export const ContinuesWithout = meta.story({
  parameters: { states: ['S18.10', 'S13.11'], draft: sampleDraft },
  play: async () => {
    await wanted();
    await userEvent.click(button(texts.without));
    await coversThePage();
  },
});

export const ContinuedWithout = meta.story({
  ...ContinuesWithout.input,
  tags: ['!dev'],
  play: async () => {
    await wanted();
    await isCoveredFor(1000, () => userEvent.click(button(texts.without)));
    await arrivesAt(paths.orderDetails);
    await expect(storedDraft().giftNote).toBeNull();
    await expect(storedProject()).toContain('"giftNote":null');
  },
});

export const ContinuesWithTheNote = meta.story({
  parameters: { states: ['S18.11'] },
  play: async () => {
    await addNote();
    await userEvent.click(next());
    await coversThePage();
  },
});

export const ContinuedWithTheNote = meta.story({
  ...ContinuesWithTheNote.input,
  tags: ['!dev'],
  play: async () => {
    await addNote();
    await isCoveredFor(1000, () => userEvent.click(next()));
    await arrivesAt(paths.orderDetails);
    await expect(storedDraft().giftNote?.to).toBe('Priya');
    await expect(window.sessionStorage.getItem('unsent:gift-note')).toBeNull();
  },
});

export const ContinuesWithABlankCard = meta.story({
  parameters: { states: ['S18.12'] },
  play: async () => {
    await chooseBlank();
    await userEvent.click(next());
    await coversThePage();
  },
});

export const ContinuedWithABlankCard = meta.story({
  ...ContinuesWithABlankCard.input,
  tags: ['!dev'],
  play: async () => {
    await chooseBlank();
    await isCoveredFor(1000, () => userEvent.click(next()));
    await arrivesAt(paths.orderDetails);
    await expect(storedDraft().giftNote).toMatchObject({ status: true, withoutMessage: true, message: '' });
  },
});

export const BackToThePackaging = meta.story({
  play: async () => {
    await seesStep(texts.title);
    await userEvent.click(button(texts.back));
    await seesStep(packagingTexts.title);
  },
});

/** The total with one product at 9.20 up to 99 packs and 8.40 from 100, in a packaging of 6.40. */
const withPacks = (packs: number) =>
  draftAt(5, { project: projectWith({ packs }), products: sampleDraft.products.slice(0, 1) });
const seesTotal = async (total: string) => {
  await seesStep(texts.title);
  await expect(screen.getByText(total)).toBeVisible();
};

export const Total50 = meta.story({
  parameters: { states: ['S18.13'], draft: withPacks(50) },
  play: () => seesTotal('780.00 GBP'),
});

export const Total100 = meta.story({
  parameters: { states: ['S18.14'], draft: withPacks(100) },
  play: () => seesTotal('160,000.00 GBP'),
});

export const Total200 = meta.story({
  parameters: { states: ['S18.15'], draft: withPacks(200) },
  play: () => seesTotal('320,000.00 GBP'),
});

export const Total300 = meta.story({
  parameters: { states: ['S18.16'], draft: withPacks(300) },
  play: () => seesTotal('4,680.00 GBP'),
});

export const Total401 = meta.story({
  parameters: { states: ['S18.17'], draft: withPacks(401) },
  play: () => seesTotal('481,200.00 GBP'),
});

export const Total600 = meta.story({
  parameters: { states: ['S18.18'], draft: withPacks(600) },
  play: () => seesTotal('720,000.00 GBP'),
});

export const Total601 = meta.story({
  parameters: { states: ['S18.19'], draft: withPacks(601) },
  play: () => seesTotal('9,375.60 GBP'),
});

const longNote = {
  status: true,
  withoutMessage: false,
  to: 'Unbroken'.repeat(15),
  from: 'Noor, Amara, Robin and everybody else on the second floor',
  message: `${'A very long message with many words. '.repeat(20)}${'w'.repeat(240)}`,
};

/** With a thousand characters, some unbroken, the card grows and the font shrinks. */
export const LongMessage = meta.story({
  parameters: { draft: draftAt(5, { giftNote: longNote }) },
  play: async () => {
    await wanted();
    await fitsTheWidth();
  },
});

export const LongMessageNarrow = meta.story({
  parameters: { draft: draftAt(5, { giftNote: longNote }) },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await wanted();
    await fitsTheWidth();
  },
});

/** Right-to-left text is stored unchanged. */
export const Hebrew = meta.story({
  play: async () => {
    await chooseMessage();
    await userEvent.type(field(toLabel), 'נועה');
    await userEvent.type(field(fromLabel), 'Amara');
    await userEvent.type(field(messageLabel), 'ברוכה הבאה 👩‍👩‍👧‍👦');
    await userEvent.click(button(texts.add));
    await waitFor(() => expect(storedDraft().giftNote?.message).toBe('ברוכה הבאה 👩‍👩‍👧‍👦'));
    const [onTheCard] = screen
      .getAllByText('ברוכה הבאה 👩‍👩‍👧‍👦')
      .filter((element) => element !== field(messageLabel));
    await expect(onTheCard && getComputedStyle(onTheCard).direction).toBe('rtl');
  },
});

export const Narrow = meta.story({
  parameters: { states: ['S18.20'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await addNote();
    await fitsTheWidth();
  },
});
