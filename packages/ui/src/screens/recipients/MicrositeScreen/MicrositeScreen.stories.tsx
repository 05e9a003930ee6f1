import { sampleBuyer } from '@gifting/api/account/mocks';
import { thankYouIds } from '@gifting/domain/campaigns/recipient';
import { sizeQuestionOf } from '@gifting/domain/campaigns/size-question';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { paths, thankYouPath } from '#app/paths.ts';
import { type DeliveryPart, deliveryFormTexts } from '#patterns/DeliveryForm/DeliveryForm.texts.ts';
import { RecipientLayout } from '#screens/layout/RecipientLayout/RecipientLayout.tsx';
import {
  arrivesAt,
  fillSilently,
  fitsTheWidth,
  isKeptFromSearch,
  seesToast,
} from '#storybook/app-harness/person';
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
import { MicrositeScreen } from './MicrositeScreen';
import { micrositeScreenTexts as texts } from './MicrositeScreen.texts';
import { sampleMicrosite } from './sample';

const setting = {
  ask_size: 'yes',
  input_type: 'options',
  options: 'Small, Medium, Large, Extra Large',
} as const;
const fromList = { ...sampleMicrosite, size: sizeQuestionOf(setting) };
const withoutSize = { ...sampleMicrosite, size: sizeQuestionOf({ ...setting, ask_size: 'no' }) };

const send = fn();

const meta = preview.meta({
  title: 'Screens/Recipients/Microsite',
  component: MicrositeScreen,
  args: { onSubmit: send },
  parameters: { controls: { disable: true }, route: { path: paths.microsite, at: '/microsite/spring-2026' } },
  beforeEach: () => {
    send.mockClear();
  },
  render: (args) => (
    <RecipientLayout>
      <MicrositeScreen {...args} />
    </RecipientLayout>
  ),
});

const size = () => screen.getByRole('textbox', { name: texts.size });
const list = () => screen.getByRole('combobox', { name: texts.size });

const fillAll = async (values = delivery) => {
  await userEvent.click(size());
  await userEvent.paste('M, long sleeve');
  await fill(values);
};

export const Default = meta.story({
  tags: ['picture'],
  parameters: { states: ['S42.01'] },
  play: async () => {
    await expect(
      screen.getByRole('heading', { level: 1, name: 'Please Fill Your Inforamation' }),
    ).toBeVisible();
    const gift = within(screen.getByRole('group', { name: texts.gift }));
    await expect(gift.getByRole('heading', { name: sampleMicrosite.gift.name })).toBeVisible();
    await expect(gift.getByText(texts.sample)).toBeVisible();
    await expect(size()).toHaveAccessibleDescription(texts.sizeHint);
    await expect(size()).toHaveValue('');
    await canBeAutofilled();
    await isBlank();
    await expect(screen.getByRole('button', { name: deliveryFormTexts.reset })).toBeVisible();
    await expect(screen.getByRole('button', { name: texts.submit })).toBeVisible();
    await isKeptFromSearch();
    await expect(document.head.querySelector('meta[name="referrer"]')).toHaveAttribute(
      'content',
      'no-referrer',
    );
    await expect(screen.queryByRole('navigation')).toBeNull();
  },
});

export const SizeFromList = meta.story({
  parameters: { states: ['S42.02'] },
  args: { microsite: fromList },
  play: async () => {
    await expect(list()).toHaveDisplayValue('-- Select --');
    await expect(screen.queryByRole('textbox', { name: texts.size })).toBeNull();
  },
});

/** The browser draws the open list, so the story asserts its options. */
export const SizeListUnfolded = meta.story({
  parameters: { states: ['S42.03'] },
  args: { microsite: fromList },
  play: async () => {
    await userEvent.click(list());
    await expect(list()).toHaveFocus();
    await expect(
      within(list())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['-- Select --', 'Small', 'Medium', 'Large', 'Extra Large']);
  },
});

/** A chosen size is sent as it is listed. */
export const SizeChosen = meta.story({
  args: { microsite: fromList },
  play: async () => {
    await userEvent.selectOptions(list(), 'Extra Large');
    await fill();
    await press(texts.submit);
    await isSentOnce(send, { ...delivery, size: 'Extra Large' });
  },
});

export const SizeNotAsked = meta.story({
  parameters: { states: ['S42.04'] },
  args: { microsite: withoutSize },
  play: async () => {
    await expect(screen.getByText(texts.noSize)).toBeVisible();
    await expect(screen.queryByLabelText(texts.size)).toBeNull();
  },
});

/** No size is asked for, so none is missing. */
export const SubmittedWithoutSize = meta.story({
  args: { microsite: withoutSize },
  play: async () => {
    await fill();
    await press(texts.submit);
    await isSentOnce(send, { ...delivery, size: '' });
  },
});

export const NoSize = meta.story({
  parameters: { states: ['S42.05'] },
  play: async () => {
    await fill();
    await press(texts.submit);
    await isRefused(size(), messageOf('size'));
    await expect(size()).toHaveFocus();
    await expect(field('firstName')).toHaveValue(delivery.firstName);
    await expect(send).not.toHaveBeenCalled();
  },
});

export const NoSizeFromList = meta.story({
  args: { microsite: fromList },
  play: async () => {
    await fill();
    await press(texts.submit);
    await isRefused(list(), messageOf('size'));
    await expect(list()).toHaveFocus();
  },
});

/** Submits all but one part, and rests at its message. */
const without = (part: DeliveryPart) => async () => {
  await fillAll({ ...delivery, [part]: '' });
  await press(texts.submit);
  await isRefused(field(part), messageOf(part));
  await expect(field(part)).toHaveFocus();
  for (const other of parts) if (other !== part) await expect(field(other)).toHaveValue(delivery[other]);
  await expect(send).not.toHaveBeenCalled();
};

export const NoFirstName = meta.story({
  parameters: { states: ['S42.06'] },
  play: without('firstName'),
});

export const NoLastName = meta.story({
  parameters: { states: ['S42.07'] },
  play: without('lastName'),
});

export const NoEmail = meta.story({
  parameters: { states: ['S42.08'] },
  play: without('email'),
});

/** The page's own message, where the browser's would disappear. */
export const MalformedEmail = meta.story({
  parameters: { states: ['S42.09'] },
  play: async () => {
    await fillAll({ ...delivery, email: 'sadhbh@' });
    await press(texts.submit);
    await isRefused(field('email'), 'Enter an email address like name@company.com');
    await expect(field('email')).toHaveFocus();
    await expect(field('email')).toHaveValue('sadhbh@');
    await expect(send).not.toHaveBeenCalled();
  },
});

export const NoPhone = meta.story({
  parameters: { states: ['S42.10'] },
  play: without('phone'),
});

export const NoAddress = meta.story({
  parameters: { states: ['S42.11'] },
  play: without('deliveryAddress1'),
});

export const NoPostalCode = meta.story({
  parameters: { states: ['S42.12'] },
  play: without('postalCode'),
});

export const NoPostTown = meta.story({
  parameters: { states: ['S42.13'] },
  play: without('postTown'),
});

export const EveryMessage = meta.story({
  parameters: { states: ['S42.14'] },
  play: async () => {
    await press(texts.submit);
    await isRefused(size(), messageOf('size'));
    await refusesTheBlankDelivery();
    await expect(size()).toHaveFocus();
    await expect(send).not.toHaveBeenCalled();
  },
});

export const SecondLineBlank = meta.story({
  parameters: { states: ['S42.15'] },
  play: async () => {
    await fillAll({ ...delivery, deliveryAddress2: '' });
    await press(texts.submit);
    await seesToast(recipientTexts.submitted);
    await isSentOnce(send, {
      ...delivery,
      deliveryAddress2: '',
      size: 'M, long sleeve',
    });
  },
});

export const Filled = meta.story({
  parameters: { states: ['S42.16'] },
  play: async () => {
    await fillAll();
    for (const part of parts) await expect(field(part)).toHaveValue(delivery[part]);
    await expect(size()).toHaveValue('M, long sleeve');
    await expect(screen.getByRole('button', { name: texts.submit })).toBeEnabled();
  },
});

export const Emptied = meta.story({
  parameters: { states: ['S42.17'] },
  play: async () => {
    await fillAll({ ...delivery, postTown: '' });
    await press(texts.submit);
    await isRefused(field('postTown'), messageOf('postTown'));
    await press(deliveryFormTexts.reset);
    await isBlank();
    await expect(size()).toHaveValue('');
    await expect(screen.getByRole('button', { name: deliveryFormTexts.reset })).toHaveFocus();
  },
});

const submits = async () => {
  await fillAll();
  await press(texts.submit);
  await seesToast(recipientTexts.submitted);
  await isSentOnce(send, { ...delivery, size: 'M, long sleeve' });
};

export const Submitted = meta.story({
  parameters: { states: ['S42.18'] },
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
    await expect(thankYouPath(thankYouIds)).toBe('/microsite/123/456');
    await arrivesAt('/microsite/123/456');
    await expect(screen.getByText(recipientTexts.submitted)).toBeVisible();
  },
});

/** A second press while the thank-you page opens submits nothing. */
export const SubmittedTwice = meta.story({
  play: async () => {
    await fillAll();
    const submit = screen.getByRole('button', { name: texts.submit });
    await userEvent.dblClick(submit);
    await seesToast(recipientTexts.submitted);
    await expect(send).toHaveBeenCalledOnce();
  },
});

export const Visitor = meta.story({
  parameters: { states: ['S42.19'], user: 'visitor' },
  play: async () => {
    await fillAll();
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
    fillSilently(size(), 'M');
    for (const part of parts) fillSilently(field(part), delivery[part]);
    await press(texts.submit);
    await isSentOnce(send, { ...delivery, size: 'M' });
  },
});

/** The whole way without a pointer: Tab through the fields, Enter in the last one. */
export const KeyboardOnly = meta.story({
  tags: ['!dev'],
  play: async () => {
    await userEvent.tab();
    await expect(size()).toHaveFocus();
    await userEvent.keyboard('M');
    for (const part of parts) {
      await userEvent.tab();
      await expect(field(part)).toHaveFocus();
      await userEvent.keyboard(delivery[part]);
    }
    await userEvent.keyboard('{Enter}');
    await arrivesAt('/microsite/123/456');
    await isSentOnce(send, { ...delivery, size: 'M' });
  },
});

export const NoPicture = meta.story({
  args: { microsite: { ...sampleMicrosite, gift: { ...sampleMicrosite.gift, picture: null } } },
  play: async () => {
    await expect(screen.getByRole('heading', { name: sampleMicrosite.gift.name })).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    microsite: {
      gift: {
        ...sampleMicrosite.gift,
        name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftspullover',
        description: 'Heavy washed cotton, printed on the front and, in part, on the back. '.repeat(4),
      },
      size: sizeQuestionOf({ ...setting, options: `Small, ${'Extra '.repeat(20)}Large` }),
    },
  },
  globals: { viewport: { value: 'small' } },
  play: fitsTheWidth,
});

export const Narrow = meta.story({
  parameters: { states: ['S42.20'] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    for (const control of [...screen.getAllByRole('textbox'), ...screen.getAllByRole('button')])
      await isWithinReach(control);
    await fitsTheWidth();
  },
});

/** A window of 1280 px at 400 % zoom: the buttons do not stick, so they cover nothing. */
export const Zoomed = meta.story({
  globals: { viewport: { value: 'zoomed' } },
  play: async () => {
    await press(texts.submit);
    await isRefused(field('postalCode'), messageOf('postalCode'));
    await fitsTheWidth();
  },
});
