import { narrow } from '@gifting/domain/catalogue/narrow';
import { askedConversion } from '../currencies/asked-conversion';
import type { Dependencies } from '../dependencies';
import type { HandlersOf } from '../handlers';
import { createKeptIndex } from './kept-index';
import { readBaseCurrency } from './repository';

/** The search of the catalogue, for visitors. */
export const catalogueRoutes = ({ db, pictureDb }: Dependencies): HandlersOf<'catalogue'> => {
  const keptIndex = createKeptIndex({ db, pictureDb });
  return {
    'catalogue.search': async ({ query }) => {
      const [conversion, currency, { index, categories }] = await Promise.all([
        askedConversion(db, query.currency),
        query.currency ?? readBaseCurrency(db),
        keptIndex(),
      ]);
      const { matched, nearest } = index.find(query.q ?? '');
      return { ...narrow({ all: index.all, matched, categories, conversion }, query), currency, nearest };
    },
  };
};
