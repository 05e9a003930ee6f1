import { listCollections } from '@gifting/api/collections/endpoints';
import type { Dependencies } from '../dependencies';
import { type Route, route } from '../http/route';
import { readCollections } from './repository';

/** The collections. */
export const collectionRoutes = ({ db }: Dependencies): readonly Route[] => [
  route(listCollections, () => readCollections(db)),
];
