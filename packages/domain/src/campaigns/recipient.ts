import * as z from 'zod/mini';
import { emailField } from '../account/forms';
import { requiredText, typedText } from '../forms/fields';

/** The redeem form: who receives a gift and where. The microsite form adds a size (MSITE-09 to 16, REDM-05). */
export const deliveryForm = z.object({
  firstName: requiredText('Please enter your first name'),
  lastName: requiredText('Please enter your last name'),
  email: emailField('Please enter your email address'),
  phone: requiredText('Please enter your phone number'),
  deliveryAddress1: requiredText('Please enter your delivery address'),
  deliveryAddress2: typedText(),
  // "Postal code" here, "post code" at the checkout, as specified.
  postalCode: requiredText('Please enter your postal code'),
  postTown: requiredText('Please enter your post town'),
});
export type Delivery = z.output<typeof deliveryForm>;

/** The microsite form; its size is required only where the campaign asks for one (MSITE-07, MSITE-08). */
export const micrositeDeliveryForm = ({ asksSize }: { readonly asksSize: boolean }) =>
  z.extend(deliveryForm, { size: asksSize ? requiredText('Please select your size') : typedText() });
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
