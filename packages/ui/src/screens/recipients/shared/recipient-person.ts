import { type Delivery, emptyDelivery, micrositeDeliveryForm } from '@gifting/domain/campaigns/recipient';
import { deliveries } from '@gifting/domain/testing/deliveries';
import { expect, type Mock, screen, userEvent, waitFor, within } from 'storybook/test';
import { type DeliveryPart, deliveryFormTexts } from '#patterns/DeliveryForm/DeliveryForm.texts.ts';

/** What the stories of both forms for recipients share. */

/** A filled delivery. */
export const delivery: Delivery = deliveries.Ireland;

const { error } = micrositeDeliveryForm({ asksSize: true }).safeParse(emptyDelivery);

/** The first message of each part, as the form shows it. */
const messages = new Map(error?.issues.map(({ path, message }) => [path[0], message] as const).reverse());

/** The message of a required field that is blank; an optional one has none. */
export const messageOf = (part: DeliveryPart | 'size'): string | undefined => messages.get(part);

/** The parts of a delivery, in the order of the page. */
export const parts = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'deliveryAddress1',
  'deliveryAddress2',
  'postTown',
  'postalCode',
] as const satisfies readonly DeliveryPart[];

/** The field of a part. */
export const field = (part: DeliveryPart): HTMLElement =>
  within(screen.getByRole('group', { name: deliveryFormTexts.legend })).getByRole('textbox', {
    name: deliveryFormTexts.labels[part],
  });

/** Fills in a delivery; blank values are skipped. */
export const fill = async (values: Delivery = delivery): Promise<void> => {
  for (const part of parts) {
    if (values[part] === '') continue;
    await userEvent.click(field(part));
    await userEvent.paste(values[part]);
  }
};

/** Presses a button. */
export const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

/** Asserts that a field is marked and described by its message. */
export const isRefused = async (control: HTMLElement, message: string | undefined): Promise<void> => {
  await waitFor(() => expect(control).toBeInvalid());
  await expect(control).toHaveAccessibleDescription(message);
  await expect(screen.getByText(message ?? '')).toBeVisible();
};

/** Asserts that all required parts of the delivery are refused at once, and the optional one is not. */
export const refusesTheBlankDelivery = async (): Promise<void> => {
  for (const part of parts) if (messageOf(part) !== undefined) await isRefused(field(part), messageOf(part));
  await expect(field('deliveryAddress2')).toBeValid();
};

/** Asserts that the delivery is blank and without a message. */
export const isBlank = async (): Promise<void> => {
  for (const part of parts) {
    await expect(field(part)).toHaveValue('');
    // A required field that is empty is not valid; what counts is that nothing is said about it yet.
    await expect(field(part)).not.toHaveAttribute('aria-invalid', 'true');
  }
};

/** Asserts that every field has autofill's name for it, and the keyboard of a phone fits. */
export const canBeAutofilled = async (): Promise<void> => {
  await expect(parts.map((part) => field(part).getAttribute('autocomplete'))).toEqual([
    'given-name',
    'family-name',
    'email',
    'tel',
    'address-line1',
    'address-line2',
    'address-level2',
    'postal-code',
  ]);
  await expect(field('email')).toHaveAttribute('type', 'email');
  await expect(field('phone')).toHaveAttribute('type', 'tel');
};

/** Asserts that a control is at least 44 px high and wide, with the label that toggles it. */
export const isWithinReach = async (control: HTMLElement): Promise<void> => {
  const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
  await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
};

/** Waits until a form was submitted once, with these values. */
export const isSentOnce = async (send: Mock, values: object): Promise<void> => {
  await waitFor(() => expect(send).toHaveBeenCalledWith(values));
  await expect(send).toHaveBeenCalledOnce();
};
