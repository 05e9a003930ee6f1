import { read } from '../core/read';
import { listCollections } from './endpoints';

/** Query options of the collections list. */
export const collectionsQuery = () => read(listCollections, {});
