import { gif, impostor, png } from '../pictures';

/** What services, gifting packs and categories are made from. */
export const described = (name: string) => ({ name, description: 'Made by hand.', image: png() });

/** What is no name, description or picture. */
export const badDescriptions = [
  { body: { name: ' ' }, field: 'name' },
  { body: { name: undefined }, field: 'name' },
  { body: { name: 'x'.repeat(256) }, field: 'name' },
  { body: { description: '' }, field: 'description' },
  { body: { image: gif() }, field: 'image' },
  { body: { image: impostor() }, field: 'image' },
] as const;

/** The same where a picture has to be given. */
export const badCreations = [...badDescriptions, { body: { image: undefined }, field: 'image' }] as const;

/** An id nothing has. */
export const nobody = '999999999';
