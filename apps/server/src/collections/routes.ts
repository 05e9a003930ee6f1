import {
  createCollection,
  deleteCollection,
  listAllCollections,
  readAnyCollection,
  updateCollection,
} from '@gifting/api/collections/admin-endpoints';
import { listCollections, readCollection } from '@gifting/api/collections/endpoints';
import { done, missingTexts } from '@gifting/api/core/texts';
import type { Dependencies } from '../dependencies';
import { byKey } from '../http/by-key';
import { found } from '../http/failure';
import { type Route, route } from '../http/route';
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

/** The collections: for visitors, and for administrators who keep them. */
export const collectionRoutes = ({ db }: Dependencies): readonly Route[] => [
  route(listCollections, () => readCollections(db)),
  route(readCollection, async ({ params }) => found(await findCollection(db, params.slug), missing)),

  route(listAllCollections, () => readAllCollections(db)),
  route(readAnyCollection, async ({ params }) => found(await findAnyCollection(db, params.id), missing)),

  route(createCollection, async ({ body: { sub_title: subTitle, images, ...texts } }) => {
    await addCollection(db, { ...texts, subTitle }, await readImages('images', images));
    return done('collections.create');
  }),

  route(updateCollection, async ({ params, body: { sub_title: subTitle, title, content } }) => {
    await byKey(params.id, missing, (id) => changeCollection(db, id, { title, subTitle, content }));
    return done('collections.update');
  }),

  route(deleteCollection, async ({ params }) => {
    await byKey(params.id, missing, (id) => removeCollection(db, id));
    return done('collections.delete');
  }),
];
