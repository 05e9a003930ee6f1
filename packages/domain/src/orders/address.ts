import * as z from 'zod/mini';
import { typedText } from '../forms/fields';

const line = typedText();
const required = (message: string) => line.check(z.minLength(1, message));

/** One postal address. Line 1, post town and post code are required (ADDR-09 to 16). */
const address = z.object({
  line1: required('Address Line 1 is required'),
  line2: line,
  line3: line,
  postTown: required('Post Town is required'),
  postCode: required('Post Code is required'),
});
export type Address = z.output<typeof address>;

/** A blank address. */
const emptyAddress: Address = { line1: '', line2: '', line3: '', postTown: '', postCode: '' };

/** The ways gifts reach recipients; both are free (ORD-09, ORD-10). */
export const deliveryMethods = ['microsite', 'gift_redemption'] as const;
type DeliveryMethod = (typeof deliveryMethods)[number];

const base = {
  method: z.nullable(z.enum(deliveryMethods)),
  campaignName: line,
  billing: address,
  saveAddress: z.boolean(),
};

/** An optional address, for orders whose several addresses follow later (ADDR-08). */
const anyAddress = z.object({ line1: line, line2: line, line3: line, postTown: line, postCode: line });

/** The order details form: one delivery address, or several later (ADDR-01 to 17). */
export const checkoutForm = z.discriminatedUnion('singleAddress', [
  z.object({ ...base, singleAddress: z.literal('yes'), delivery: address }),
  z.object({ ...base, singleAddress: z.literal('no'), delivery: anyAddress }),
]);
/** What the form's inputs hold. */
export interface CheckoutFormInput {
  method: DeliveryMethod | null;
  campaignName: string;
  singleAddress: 'yes' | 'no';
  delivery: Address;
  billing: Address;
  saveAddress: boolean;
}

/** The stored answer of the order details screen. `delivery` is null when the order goes to several addresses. */
export interface CheckoutDetails {
  readonly method: DeliveryMethod | null;
  readonly campaignName: string;
  readonly delivery: Address | null;
  readonly billing: Address;
  readonly saveAddress: boolean;
}

/** The checkout details of a valid form. */
export const toCheckoutDetails = (form: z.output<typeof checkoutForm>): CheckoutDetails => ({
  method: form.method,
  campaignName: form.campaignName,
  delivery: form.singleAddress === 'yes' ? form.delivery : null,
  billing: form.billing,
  saveAddress: form.saveAddress,
});

/** The form's inputs from stored details, or blank for a single address (ADDR-03). */
export const toCheckoutForm = (details: CheckoutDetails | null): CheckoutFormInput => ({
  method: details?.method ?? null,
  campaignName: details?.campaignName ?? '',
  singleAddress: details && details.delivery === null ? 'no' : 'yes',
  delivery: details?.delivery ?? emptyAddress,
  billing: details?.billing ?? emptyAddress,
  saveAddress: details?.saveAddress ?? false,
});
