import { gif, impostor, png } from '../pictures';

/** The create body of services, gifting packs and categories. */
export const described = (name: string) => ({ name, description: 'Made by hand.', image: png() });

/** Invalid names, descriptions and pictures. */
export const badDescriptions = [
  { body: { name: ' ' }, field: 'name' },
  { body: { name: undefined }, field: 'name' },
  { body: { name: 'x'.repeat(256) }, field: 'name' },
  { body: { description: '' }, field: 'description' },
  { body: { image: gif() }, field: 'image' },
  { body: { image: impostor() }, field: 'image' },
] as const;

/** The same where a picture is required. */
export const badCreations = [...badDescriptions, { body: { image: undefined }, field: 'image' }] as const;

/** The refusal of an update that is based on another version than the present one. */
export const outdated = {
  'an update based on another version': { body: { version: 999 }, status: 409 },
} as const;

/** The title of an update that is based on the present version. */
export const upToDate = 'is accepted with the present version, which grows by one';

/** An id that does not exist. */
export const unknownId = '999999999';
