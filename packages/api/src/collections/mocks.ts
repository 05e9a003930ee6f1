import { mock } from '../core/mock';
import { demoCollections } from '../demo/catalogue';
import { listCollections } from './endpoints';

export const collectionsMock = mock(listCollections, { ok: [...demoCollections], empty: [] });
