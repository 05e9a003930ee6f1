import { readPages } from '../core/read-pages';
import { listPeople } from './admin-endpoints';

/** Infinite query options of everybody who has an account. */
export const peopleQuery = () => readPages(listPeople);
