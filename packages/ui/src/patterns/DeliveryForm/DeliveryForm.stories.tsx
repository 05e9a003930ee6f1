import {
  type Delivery,
  emptyDelivery,
  type MicrositeDelivery,
  micrositeDeliveryForm,
} from '@gifting/domain/campaigns/recipient';
import { deliveries } from '@gifting/domain/testing/deliveries';
import { zodResolver } from '@hookform/resolvers/zod';
import { expect, fn, waitFor, within } from 'storybook/test';
import { useForm } from '#app/useForm.ts';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { fitsTheWidth } from '#storybook/app-harness/person';
import preview from '#storybook/preview';
import { DeliveryForm } from './DeliveryForm';
import { type DeliveryPart, deliveryFormTexts as texts } from './DeliveryForm.texts';

const noor: Delivery = {
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor.haddad@lumen.example',
  phone: '07700 900142',
  deliveryAddress1: 'Flat 3, 27 Elm Grove',
  deliveryAddress2: 'Redland',
  postTown: 'Bristol',
  postalCode: 'BS6 5AA',
};

/** Every required field with its message. */
const required = [
  ['First name', 'Please enter your first name'],
  ['Last name', 'Please enter your last name'],
  ['Email', 'Please enter your email address'],
  ['Phone', 'Please enter your phone number'],
  ['Delivery address 1', 'Please enter your delivery address'],
  ['Post town', 'Please enter your post town'],
  ['Postal code', 'Please enter your postal code'],
] as const;

const send = fn();

/** The form with the domain's schema, and a size where one is asked for. */
const Recipient = ({ start, asksSize = false }: { start?: Delivery; asksSize?: boolean }) => {
  const { register, handleSubmit, reset, formState } = useForm<MicrositeDelivery>({
    resolver: zodResolver(micrositeDeliveryForm({ asksSize })),
    defaultValues: { ...emptyDelivery, ...start },
  });
  return (
    <DeliveryForm
      register={register}
      errors={formState.errors}
      onSubmit={handleSubmit((values) => send(values))}
      onReset={() => reset(emptyDelivery)}
      submitLabel="Submit"
    >
      {asksSize && (
        <TextField
          label="Size"
          autoComplete="off"
          error={formState.errors.size?.message}
          {...register('size')}
        />
      )}
    </DeliveryForm>
  );
};

const meta = preview.meta({
  title: 'Patterns/DeliveryForm',
  tags: ['autodocs'],
  component: DeliveryForm,
  args: {
    register: (part: string) => ({ name: part }),
    onSubmit: fn(),
    onReset: fn(),
    submitLabel: 'Submit Info',
  },
  render: () => <Recipient />,
  beforeEach: () => {
    send.mockClear();
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Delivery' })).toBeVisible();
    for (const [name, autocomplete] of [
      ['First name', 'given-name'],
      ['Last name', 'family-name'],
      ['Email', 'email'],
      ['Phone', 'tel'],
      ['Delivery address 1', 'address-line1'],
      ['Delivery address 2', 'address-line2'],
      ['Post town', 'address-level2'],
      ['Postal code', 'postal-code'],
    ] as const) {
      await expect(canvas.getByRole('textbox', { name })).toHaveAttribute('autocomplete', autocomplete);
    }
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
    await expect(
      canvas.getByRole('textbox', { name: 'Delivery address 2', description: 'Optional' }),
    ).toBeVisible();
  },
});

export const EveryMessage = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    for (const [name, description] of required) {
      await expect(await canvas.findByRole('textbox', { name, description })).toBeInvalid();
    }
    await expect(canvas.getByRole('textbox', { name: 'Delivery address 2' })).toBeValid();
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await expect(send).not.toHaveBeenCalled();
  },
});

/** The invalid field takes focus; the input stays. */
export const MalformedEmail = meta.story({
  render: () => <Recipient start={{ ...noor, email: 'noor@' }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    const email = await canvas.findByRole('textbox', {
      name: 'Email',
      description: 'Enter an email address like name@company.com',
    });
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue('noor@');
    await expect(canvas.getByRole('textbox', { name: 'Postal code' })).toHaveValue(noor.postalCode);
  },
});

export const OptionalLineBlank = meta.story({
  render: () => <Recipient start={{ ...noor, deliveryAddress2: '' }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(send).toHaveBeenCalledWith({ ...noor, deliveryAddress2: '', size: '' }));
    await expect(send).toHaveBeenCalledTimes(1);
  },
});

/** Fields of the screen come first, are validated first and take focus first. */
export const WithSize = meta.story({
  render: () => <Recipient asksSize />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(
      await canvas.findByRole('textbox', { name: 'Size', description: 'Please select your size' }),
    ).toHaveFocus();
  },
});

/** Deliveries of twelve countries are sent as typed, and each line runs in the direction of its script. */
export const TwelveCountries = meta.story({
  render: () => <Recipient asksSize />,
  play: async ({ canvas, userEvent }) => {
    const fields = within(canvas.getByRole('group', { name: texts.legend }));
    for (const delivery of Object.values(deliveries)) {
      await userEvent.click(canvas.getByRole('button', { name: texts.reset }));
      await userEvent.click(canvas.getByRole('textbox', { name: 'Size' }));
      await userEvent.paste('Ｌ／大');
      for (const [part, label] of Object.entries(texts.labels)) {
        const typed = new Map(Object.entries(delivery)).get(part);
        if (!typed) continue;
        await userEvent.click(fields.getByRole('textbox', { name: label }));
        await userEvent.paste(typed);
      }
      await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
      await waitFor(() => expect(send).toHaveBeenLastCalledWith({ ...delivery, size: 'Ｌ／大' }));
    }
    await expect(send).toHaveBeenCalledTimes(12);
    const direction = (part: DeliveryPart) =>
      getComputedStyle(fields.getByRole('textbox', { name: texts.labels[part] })).direction;
    await userEvent.clear(fields.getByRole('textbox', { name: texts.labels.lastName }));
    await userEvent.paste(deliveries.Israel.lastName);
    await expect(direction('lastName')).toBe('rtl');
    await expect(direction('firstName')).toBe('ltr');
    await expect(direction('phone')).toBe('ltr');
  },
});

export const Filled = meta.story({ render: () => <Recipient start={noor} /> });

/** Reset empties the fields and takes the messages away. */
export const Emptied = meta.story({
  render: () => <Recipient start={{ ...noor, postTown: '' }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await canvas.findByText('Please enter your post town');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    for (const [name, message] of required) {
      await expect(canvas.getByRole('textbox', { name })).toHaveValue('');
      await expect(canvas.queryByText(message)).not.toBeInTheDocument();
    }
    await expect(canvas.getByRole('button', { name: 'Reset' })).toHaveFocus();
  },
});

/** Tab follows the rows of two columns; Enter submits. */
export const KeyboardOrder = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const name of [
      'First name',
      'Last name',
      'Email',
      'Phone',
      'Delivery address 1',
      'Delivery address 2',
      'Post town',
      'Postal code',
    ]) {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reset' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Submit' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Please enter your postal code')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus();
  },
});

export const LongText = meta.story({
  render: () => (
    <Recipient
      start={{
        ...noor,
        firstName: 'Wolfeschlegelsteinhausenbergerdorff',
        email: 'a.recipient.with.a.very.long.address@department.of.a.company.example',
        deliveryAddress1: 'The Old Post Office Sorting Hall, Third Floor, Left-hand Stair, 27 Elm Grove',
        postTown: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
      }}
    />
  ),
  globals: { viewport: { value: 'small' } },
  play: fitsTheWidth,
});

/** At 320 px the buttons stay at the foot and cover neither the field in focus nor its message. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    const message = await canvas.findByText('Please enter your delivery address');
    const field = canvas.getByRole('textbox', { name: 'Delivery address 1' });
    // Just under the buttons, where browsers consider it visible.
    scrollBy({ top: field.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
    field.focus();
    const foot = canvas.getByRole('button', { name: 'Submit' });
    await waitFor(() =>
      expect(message.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot.getBoundingClientRect().top),
    );
    await fitsTheWidth();
  },
});

export const Submitting = meta.story({
  args: { submitting: true },
  render: (args) => <DeliveryForm {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Reset' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Submitting' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Noor{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
