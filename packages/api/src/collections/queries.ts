import { read } from '../core/read';
import { listCollections, readCollection } from './endpoints';

/** Query options of the collections list. */
export const collectionsQuery = () => read(listCollections, {});

/** Query options of a collection's page, by slug or id (COLL-01, B-06). */
export const collectionQuery = (slug: string) => read(readCollection, { params: { slug } });
