import { read } from '../core/read';
import { readClosing, readPersonalData } from './endpoints';

/** Query options of what becomes of a deleted account. */
export const closingQuery = () => read(readClosing, {});

/** Query options of everything that is held about the person. It is fetched when it is asked for, each time anew. */
export const personalDataQuery = () => ({ ...read(readPersonalData, {}), staleTime: 0, gcTime: 0 });
