import type { CasesOf } from '../case';
import { badCreations, described } from './described';

/** The cases of the category rows. `services.delete` removes one. */
export const categoryCases: CasesOf<'categories'> = {
  'categories.list': { validInput: () => ({}) },
  'categories.choices': { validInput: () => ({}) },
  'categories.all': { validInput: () => ({}) },
  'categories.create': {
    validInput: ({ unique }) => ({ body: described(unique('Games')) }),
    invalidFields: badCreations,
    unchanged: ({ call }) => call('categories.all', {}),
    effect: {
      observe: async ({ call, provider }, { body }) => {
        const added = (await call('categories.all', {})).find(({ name }) => name === body.name);
        return {
          slug: added?.slug?.startsWith('games-'),
          shown: (await call('categories.list', {})).some(({ id }) => id === added?.id),
          chosen: (await call('categories.choices', {})).some(({ id }) => id === added?.id),
          picture: await provider.statusAndType(added?.picture ?? ''),
        };
      },
      expected: { slug: true, shown: true, chosen: true, picture: '200 image/png' },
    },
  },
};
