import type { Delivery } from '../campaigns/recipient';

/** A person of a list, as typed. What a list does not say is ''. */
export type ListPerson = Pick<
  Delivery,
  'email' | 'phone' | 'deliveryAddress1' | 'deliveryAddress2' | 'postTown' | 'postalCode'
> & { readonly name: string };

/** A cell of a person. */
export type PersonField = keyof ListPerson;

/** The parts of a person, in the order in which they are shown. */
export const personFields = [
  'name',
  'email',
  'phone',
  'deliveryAddress1',
  'deliveryAddress2',
  'postTown',
  'postalCode',
] as const satisfies readonly PersonField[];

/** The parts of an address. */
export const addressFields = [
  'deliveryAddress1',
  'deliveryAddress2',
  'postTown',
  'postalCode',
] as const satisfies readonly PersonField[];

/** A person of whom nothing is known. */
export const emptyPerson: ListPerson = {
  name: '',
  email: '',
  phone: '',
  deliveryAddress1: '',
  deliveryAddress2: '',
  postTown: '',
  postalCode: '',
};

/** A person without the address, which they give themselves. */
export const withoutAddress = (person: ListPerson): ListPerson => ({
  ...emptyPerson,
  name: person.name,
  email: person.email,
  phone: person.phone,
});

/** A full name in two parts, split at the last space, as forms ask for them. */
export const nameParts = (name: string): { readonly firstName: string; readonly lastName: string } => {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
};
