import * as z from 'zod/mini';
import { emailPattern } from '../account/forms';
import { requiredText, typedText } from '../forms/fields';
import { type RecipientMessages, recipientMessages } from './recipient-messages';

const maxText = 255;

/** {@link deliveryForm} with the messages of a language. */
export const deliveryFormIn = ({ missing, malformedEmail, tooLong }: RecipientMessages) => {
  const required = (message: string) => requiredText(message, maxText, tooLong(maxText));
  return z.object({
    firstName: required(missing.firstName),
    lastName: required(missing.lastName),
    email: required(missing.email).check(z.email({ pattern: emailPattern, error: malformedEmail })),
    phone: required(missing.phone),
    deliveryAddress1: required(missing.deliveryAddress1),
    deliveryAddress2: typedText(maxText, tooLong(maxText)),
    postalCode: required(missing.postalCode),
    postTown: required(missing.postTown),
  });
};

/** The redeem form: who receives a gift and where. The microsite form adds a size (MSITE-09 to 16, REDM-05). */
export const deliveryForm = deliveryFormIn(recipientMessages);
export type Delivery = z.output<typeof deliveryForm>;

/** The microsite form; its size is required only where the campaign asks for one (MSITE-07, MSITE-08). */
export const micrositeDeliveryForm = ({ asksSize }: { readonly asksSize: boolean }) =>
  z.extend(deliveryForm, { size: asksSize ? requiredText(recipientMessages.missing.size) : typedText() });
export type MicrositeDelivery = z.output<ReturnType<typeof micrositeDeliveryForm>>;

/** The blank form, which Reset restores (MSITE-17, REDM-06). */
export const emptyDelivery: MicrositeDelivery = {
  size: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  deliveryAddress1: '',
  deliveryAddress2: '',
  postalCode: '',
  postTown: '',
};

/** Per gift, in the order of the page, whether it is chosen; then the delivery (REDM-04, REDM-05). */
export const redemptionForm = z.extend(deliveryForm, { chosen: z.array(z.boolean()) });
export type RedemptionForm = z.output<typeof redemptionForm>;

/** A gift on a recipient's page. */
export interface RecipientGift {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly picture: string | null;
}

/** A gift to redeem. Its price has no currency (REDM-03). */
export interface RedeemableGift extends RecipientGift {
  readonly price: number;
}

/** A submitted redemption. */
export interface Redemption extends Delivery {
  readonly giftIds: readonly string[];
}

/** The redemption of a filled form. */
export const toRedemption = (
  { chosen, ...delivery }: RedemptionForm,
  gifts: readonly RedeemableGift[],
): Redemption => ({
  ...delivery,
  giftIds: gifts.filter((_, index) => chosen[index]).map(({ id }) => id),
});

/** Delays in milliseconds. */
export const recipientDelays = { afterSubmit: 500 } as const;

/** Both forms lead to this one thank-you page, whatever their own address (MSITE-20, REDM-10, G-02). */
export const thankYouIds = { micrositeId: '123', successSlug: '456' } as const;
