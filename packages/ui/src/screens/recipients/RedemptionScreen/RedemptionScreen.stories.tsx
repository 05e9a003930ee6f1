import { sampleBuyer } from '@gifting/api/account/mocks';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { paths } from '#app/paths.ts';
import { type DeliveryPart, deliveryFormTexts } from '#patterns/DeliveryForm/DeliveryForm.texts.ts';
import { RecipientLayout } from '#screens/layout/RecipientLayout/RecipientLayout.tsx';
import {
  arrivesAt,
  fillSilently,
  fitsTheWidth,
  isKeptFromSearch,
  seesToast,
} from '#storybook/app-harness/person';
import { brokenPicture } from '#storybook/app-harness/pictures';
import preview from '#storybook/preview';
import { recipientTexts } from '../shared/recipient.texts';
import {
  canBeAutofilled,
  delivery,
  field,
  fill,
  isBlank,
  isRefused,
  isSentOnce,
  isWithinReach,
  messageOf,
  parts,
  press,
  refusesTheBlankDelivery,
} from '../shared/recipient-person';
import { RedemptionScreen } from './RedemptionScreen';
import { redemptionTexts as texts } from './RedemptionScreen.texts';
import { sampleGifts } from './sample';

const send = fn();

const meta = preview.meta({
  title: 'Screens/Recipients/Redemption',
  component: RedemptionScreen,
  args: { onSubmit: send },
  parameters: {
    controls: { disable: true },
    route: { path: paths.redemption, at: '/gift-redemption/summer-2026' },
  },
  beforeEach: () => {
    send.mockClear();
  },
  render: (args) => (
    <RecipientLayout>
      <RedemptionScreen {...args} />
    </RecipientLayout>
  ),
});

const group = () => within(screen.getByRole('group', { name: texts.gifts }));
const gifts = () => group().getAllByRole('checkbox');
const gift = (name: string) => group().getByRole('checkbox', { name });
const chosen = () => gifts().filter((box) => box instanceof HTMLInputElement && box.checked);

const [bottle, chocolates, plant] = ['Insulated Bottle', 'Chocolate Box', 'Potted Plant'] as const;

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S43.01'] },
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: 'Redeem Your Gift' })).toBeVisible();
    await expect(group().getAllByText('156')).toHaveLength(3);
    for (const name of [bottle, chocolates, plant]) {
      await expect(gift(name)).not.toBeChecked();
      await expect(gift(name)).toHaveAccessibleDescription('156');
    }
    await expect(group().getByText(texts.sample)).toBeVisible();
    await canBeAutofilled();
    await isBlank();
    await expect(screen.getByRole('button', { name: deliveryFormTexts.reset })).toBeVisible();
    await expect(screen.getByRole('button', { name: texts.submit })).toBeVisible();
    await isKeptFromSearch();
  },
});

export const OneChosen = meta.story({
  parameters: { states: ['S43.02'] },
  play: async () => {
    await userEvent.click(gift(chocolates));
    await expect(chosen()).toEqual([gift(chocolates)]);
  },
});

export const AllChosen = meta.story({
  parameters: { states: ['S43.03'] },
  play: async () => {
    for (const box of gifts()) await userEvent.click(box);
    await expect(chosen()).toHaveLength(3);
  },
});

/** The label toggles as well as the box. */
export const ToggledOff = meta.story({
  parameters: { states: ['S43.04'] },
  play: async () => {
    await userEvent.click(gift(plant));
    await expect(gift(plant)).toBeChecked();
    await userEvent.click(group().getByText(plant));
    await expect(gift(plant)).not.toBeChecked();
    await expect(chosen()).toEqual([]);
  },
});

/** Focus moves to the gifts; what was typed stays. */
export const NoGift = meta.story({
  parameters: { states: ['S43.05'] },
  play: async () => {
    await fill();
    await press(texts.submit);
    await seesToast(texts.noGift);
    await expect(gift(bottle)).toHaveFocus();
    await expect(gift(bottle)).toBeVisible();
    await expect(screen.getByRole('alert')).toHaveTextContent(texts.noGift);
    for (const part of parts) await expect(field(part)).toHaveValue(delivery[part]);
    await expect(send).not.toHaveBeenCalled();
  },
});

/** The fields come first: without a gift there is no toast yet (G-05). */
export const EveryMessage = meta.story({
  parameters: { states: ['S43.06'] },
  play: async () => {
    await press(texts.submit);
    await refusesTheBlankDelivery();
    await expect(field('firstName')).toHaveFocus();
    await expect(screen.queryByText(texts.noGift)).toBeNull();
  },
});

/** Submits all but one part, and rests at its message. */
const without = (part: DeliveryPart) => async () => {
  await userEvent.click(gift(bottle));
  await fill({ ...delivery, [part]: '' });
  await press(texts.submit);
  await isRefused(field(part), messageOf(part));
  await expect(field(part)).toHaveFocus();
  await expect(gift(bottle)).toBeChecked();
  await expect(send).not.toHaveBeenCalled();
};

export const NoFirstName = meta.story({
  parameters: { states: ['S43.07'] },
  play: without('firstName'),
});

export const NoLastName = meta.story({
  parameters: { states: ['S43.08'] },
  play: without('lastName'),
});

export const NoEmail = meta.story({
  parameters: { states: ['S43.09'] },
  play: without('email'),
});

export const NoPhone = meta.story({
  parameters: { states: ['S43.10'] },
  play: without('phone'),
});

export const NoAddress = meta.story({
  parameters: { states: ['S43.11'] },
  play: without('deliveryAddress1'),
});

export const NoPostalCode = meta.story({
  parameters: { states: ['S43.12'] },
  play: without('postalCode'),
});

export const NoPostTown = meta.story({
  parameters: { states: ['S43.13'] },
  play: without('postTown'),
});

export const Emptied = meta.story({
  parameters: { states: ['S43.14'] },
  play: async () => {
    await userEvent.click(gift(bottle));
    await userEvent.click(gift(plant));
    await fill();
    await press(deliveryFormTexts.reset);
    await isBlank();
    await expect(chosen()).toEqual([]);
    await expect(screen.getByRole('button', { name: deliveryFormTexts.reset })).toHaveFocus();
  },
});

const submits = async () => {
  await userEvent.click(gift(plant));
  await userEvent.click(gift(bottle));
  await fill();
  await press(texts.submit);
  await seesToast(recipientTexts.submitted);
  await isSentOnce(send, { ...delivery, giftIds: ['bottle', 'plant'] });
};

export const Submitted = meta.story({
  parameters: { states: ['S43.15'] },
  play: async () => {
    await submits();
    await expect(screen.getByText(recipientTexts.submitted)).toBeVisible();
  },
});

/** The thanks are at the same address for everyone. */
export const SubmittedGoesOn = meta.story({
  ...Submitted.input,
  tags: ['!dev'],
  play: async () => {
    await Submitted.play();
    await arrivesAt('/microsite/123/456');
    await expect(screen.getByText(recipientTexts.submitted)).toBeVisible();
  },
});

export const Visitor = meta.story({
  parameters: { states: ['S43.16'], user: 'visitor' },
  play: async () => {
    await userEvent.click(gift(bottle));
    await fill();
    await expect(gift(bottle)).toBeChecked();
    await expect(field('postalCode')).toHaveValue(delivery.postalCode);
    await expect(screen.queryByRole('link')).toBeNull();
  },
});

export const SignedIn = meta.story({
  tags: ['!dev'],
  parameters: { user: sampleBuyer },
  play: async () => {
    await submits();
    await arrivesAt('/microsite/123/456');
  },
});

/** A browser fills the form without an event. */
export const Autofilled = meta.story({
  play: async () => {
    await userEvent.click(gift(chocolates));
    for (const part of parts) fillSilently(field(part), delivery[part]);
    await press(texts.submit);
    await isSentOnce(send, { ...delivery, giftIds: ['chocolates'] });
  },
});

/** The whole way without a pointer: Space chooses, Tab moves on, Enter submits. */
export const KeyboardOnly = meta.story({
  tags: ['!dev'],
  play: async () => {
    for (const name of [bottle, chocolates, plant]) {
      await userEvent.tab();
      await expect(gift(name)).toHaveFocus();
    }
    await userEvent.keyboard(' ');
    for (const part of parts) {
      await userEvent.tab();
      await expect(field(part)).toHaveFocus();
      await userEvent.keyboard(delivery[part]);
    }
    await userEvent.keyboard('{Enter}');
    await arrivesAt('/microsite/123/456');
    await isSentOnce(send, { ...delivery, giftIds: ['plant'] });
  },
});

export const BrokenPictures = meta.story({
  args: {
    gifts: sampleGifts.map((item, index) => ({ ...item, picture: index === 0 ? null : brokenPicture })),
  },
  play: async () => {
    await expect(gifts()).toHaveLength(3);
    await userEvent.click(gift(plant));
    await expect(gift(plant)).toBeChecked();
  },
});

/** One gift, as real data may have it. */
export const SingleGift = meta.story({
  args: { gifts: sampleGifts.slice(0, 1) },
  play: async () => {
    await userEvent.click(gift(bottle));
    await fill();
    await press(texts.submit);
    await isSentOnce(send, { ...delivery, giftIds: ['bottle'] });
  },
});

export const LongText = meta.story({
  args: {
    gifts: sampleGifts.map((item) => ({
      ...item,
      name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsflasche',
      price: 1_000_000_000,
    })),
  },
  globals: { viewport: { value: 'small' } },
  play: fitsTheWidth,
});

export const Narrow = meta.story({
  parameters: { states: ['S43.17'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    for (const control of [...gifts(), ...screen.getAllByRole('textbox'), ...screen.getAllByRole('button')])
      await isWithinReach(control);
    await fitsTheWidth();
  },
});

/** A window of 1280 px at 400 % zoom. */
export const Zoomed = meta.story({
  globals: { viewport: { value: 'zoomed' } },
  play: async () => {
    await press(texts.submit);
    await isRefused(field('postalCode'), messageOf('postalCode'));
    await fitsTheWidth();
  },
});
