import { read } from '../core/read';
import { listAllCollections, readAnyCollection } from './admin-endpoints';

/** Query options of the collections as administrators read them (ACOL-22: fresh on mount and on focus, as every read). */
export const allCollectionsQuery = () => read(listAllCollections, {});

/** Query options of a collection for its edit form, which never starts with values of an earlier visit (F-07). */
export const anyCollectionQuery = (id: string) => ({
  ...read(readAnyCollection, { params: { id } }),
  gcTime: 0,
});
