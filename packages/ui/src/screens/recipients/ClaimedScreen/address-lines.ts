import type { Delivery } from '@gifting/domain/campaigns/recipient';

const isName = (part: keyof Delivery): boolean => part === 'firstName' || part === 'lastName';
const isContact = (part: keyof Delivery): boolean => part === 'email' || part === 'phone';

/** The lines of an address in the order of a language: the name in one, then the parts that were filled in. */
export const addressLines = (delivery: Delivery, order: readonly (keyof Delivery)[]): string[] =>
  [
    order
      .filter(isName)
      .map((part) => delivery[part])
      .join(' '),
    ...order.filter((part) => !isName(part) && !isContact(part)).map((part) => delivery[part]),
  ].filter((line) => line !== '');
