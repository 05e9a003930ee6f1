import type { CasesOf } from '../case';
import { badCreations, described } from './described';

/** How the rows of categories are called. One is removed through the services' row. */
export const categoryCases: CasesOf<'categories'> = {
  'categories.list': { ok: () => ({}) },
  'categories.choices': { ok: () => ({}) },
  'categories.all': { ok: () => ({}) },
  'categories.create': {
    ok: ({ unique }) => ({ body: described(unique('Games')) }),
    refused: badCreations,
    watch: ({ call }) => call('categories.all', {}),
    effect: {
      see: async ({ call, host }, { body }) => {
        const added = (await call('categories.all', {})).find(({ name }) => name === body.name);
        return {
          slug: added?.slug?.startsWith('games-'),
          shown: (await call('categories.list', {})).some(({ id }) => id === added?.id),
          chosen: (await call('categories.choices', {})).some(({ id }) => id === added?.id),
          picture: await host.look(added?.picture ?? ''),
        };
      },
      shows: { slug: true, shown: true, chosen: true, picture: '200 image/png' },
    },
  },
};
