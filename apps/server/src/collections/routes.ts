import { listCollections } from '@gifting/api/collections/endpoints';
import { type Route, route } from '../http/route';
import type { Dependencies } from '../dependencies';
import { readCollections } from './repository';

/** The collections. */
export const collectionRoutes = ({ db }: Dependencies): readonly Route[] => [
  route(listCollections, () => readCollections(db)),
];
