import { found } from '@gifting/api/core/refusal';
import { done, missingTexts } from '@gifting/api/core/texts';
import type { Dependencies } from '../dependencies';
import type { HandlersOf } from '../handlers';
import { byKey, keyOf } from '../http/by-key';
import { readImages } from '../uploads/images';
import {
  addCollection,
  changeCollection,
  findAnyCollection,
  findCollection,
  readAllCollections,
  readCollections,
  removeCollection,
} from './repository';

const missing = missingTexts.collection;

/** The collections, for visitors and administrators. */
export const collectionRoutes = ({ db, pictureDb }: Dependencies): HandlersOf<'collections'> => ({
  'collections.list': () => readCollections(db),
  'collections.detail': async ({ params }) => found(await findCollection(db, params.slug), missing),

  'collections.all': () => readAllCollections(db),
  'collections.anyDetail': async ({ params }) => found(await findAnyCollection(db, params.id), missing),

  'collections.create': async ({ body: { images, ...texts } }) => {
    await addCollection(pictureDb, texts, await readImages('images', images));
    return done('collections.create');
  },

  'collections.update': async ({ params, body }) => {
    await changeCollection(db, keyOf(params.id, missing), body);
    return done('collections.update');
  },

  'collections.delete': async ({ params }) => {
    await byKey(params.id, missing, (id) => removeCollection(db, id));
    return done('collections.delete');
  },
});
