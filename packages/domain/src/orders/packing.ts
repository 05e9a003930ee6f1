import type { ListPerson } from '../address-list/person';

/** The columns of what is to be packed for an order to several addresses (`orders.addresses`). */
export const addressColumns = [
  'Box',
  'Quantity',
  'Name',
  'Phone',
  'Address',
  'Address, line 2',
  'Post town',
  'Postal code',
] as const;

/** What goes to each address: the box, or the gifts of an order without one. */
export const boxOf = ({
  giftBox,
  items,
}: {
  readonly giftBox: { readonly name: string } | null;
  readonly items: readonly { readonly name: string }[];
}): string => giftBox?.name ?? items.map(({ name }) => name).join(', ');

/** The row of a person, who gets one box. */
export const addressRow = (box: string, person: ListPerson): string[] => [
  box,
  '1',
  person.name,
  person.phone,
  person.deliveryAddress1,
  person.deliveryAddress2,
  person.postTown,
  person.postalCode,
];
