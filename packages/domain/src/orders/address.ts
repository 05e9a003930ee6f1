import * as z from 'zod/mini';
import { typedText } from '../forms/fields';
import { isDestination } from '../tax/countries';
import { type TaxDetails, taxTexts } from '../tax/order-tax';

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

/** The rules of the fields for the VAT. */
interface TaxRules {
  readonly country: typeof line;
  readonly vatNumber: typeof line;
}

/** An optional address, for orders whose several addresses follow later (ADDR-08). */
const anyAddress = z.object({ line1: line, line2: line, line3: line, postTown: line, postCode: line });

const formWith = ({ country, vatNumber }: TaxRules) => {
  const parts = { ...base, billingCountry: country, vatNumber };
  return z.discriminatedUnion('singleAddress', [
    z.object({ ...parts, singleAddress: z.literal('yes'), delivery: address, deliveryCountry: country }),
    z.object({ ...parts, singleAddress: z.literal('no'), delivery: anyAddress, deliveryCountry: line }),
  ]);
};

/** The order details form: one delivery address, or several later (ADDR-01 to 17). It asks for nothing about VAT. */
export const checkoutForm = formWith({ country: line, vatNumber: line });

/** The same form with `orders.tax`: countries, and a VAT number that `isVatNumberOrNone` accepts. */
export const taxedCheckoutForm = (isVatNumberOrNone: (text: string) => boolean) =>
  formWith({
    country: line.check(z.refine(isDestination, taxTexts.countryMissing)),
    vatNumber: line.check(z.refine(isVatNumberOrNone, taxTexts.vatNumberInvalid)),
  });
/** What the form's inputs hold. */
export interface CheckoutFormInput {
  method: DeliveryMethod | null;
  campaignName: string;
  singleAddress: 'yes' | 'no';
  delivery: Address;
  billing: Address;
  saveAddress: boolean;
  /** ISO codes; '' without `orders.tax`. */
  deliveryCountry: string;
  billingCountry: string;
  vatNumber: string;
}

/** The stored answer of the order details screen. `delivery` is null when the order goes to several addresses. */
export interface CheckoutDetails {
  readonly method: DeliveryMethod | null;
  readonly campaignName: string;
  readonly delivery: Address | null;
  readonly billing: Address;
  readonly saveAddress: boolean;
  /** With `orders.tax`. */
  readonly tax?: TaxDetails;
}

/** Whether an order waits for its addresses after it is placed: it goes to several, and nobody is asked for theirs. */
export const waitsForAddresses = (details: CheckoutDetails | null): boolean =>
  details !== null && details.delivery === null && details.method === null;

/** The checkout details of a valid form; what it says for the VAT only if it `asksTax`. */
export const toCheckoutDetails = (
  form: z.output<typeof checkoutForm>,
  asksTax: boolean,
): CheckoutDetails => ({
  method: form.method,
  campaignName: form.campaignName,
  delivery: form.singleAddress === 'yes' ? form.delivery : null,
  billing: form.billing,
  saveAddress: form.saveAddress,
  ...(asksTax && {
    tax: {
      deliveryCountry: form.singleAddress === 'yes' ? form.deliveryCountry : null,
      billingCountry: form.billingCountry,
      vatNumber: form.vatNumber,
    },
  }),
});

/** The form's inputs from stored details, or blank for a single address (ADDR-03). */
export const toCheckoutForm = (details: CheckoutDetails | null): CheckoutFormInput => ({
  method: details?.method ?? null,
  campaignName: details?.campaignName ?? '',
  singleAddress: details && details.delivery === null ? 'no' : 'yes',
  delivery: details?.delivery ?? emptyAddress,
  billing: details?.billing ?? emptyAddress,
  saveAddress: details?.saveAddress ?? false,
  deliveryCountry: details?.tax?.deliveryCountry ?? '',
  billingCountry: details?.tax?.billingCountry ?? '',
  vatNumber: details?.tax?.vatNumber ?? '',
});
