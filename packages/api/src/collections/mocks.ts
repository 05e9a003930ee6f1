import type { AdminCollection } from '@gifting/domain/collections/admin-collection';
import type { CollectionDetail } from '@gifting/domain/collections/collection';
import { mock } from '../core/mock';
import { done } from '../core/texts';
import { demoCollectionDetails, demoCollections } from '../demo/collections';
import type { RowMocksOf } from '../row-mocks';
import {
  createCollection,
  deleteCollection,
  listAllCollections,
  readAnyCollection,
  updateCollection,
} from './admin-endpoints';
import { listCollections, readCollection } from './endpoints';

const adminViewOf = ({ id, title }: (typeof demoCollections)[number]): AdminCollection => {
  const { pictures, ...page } = demoCollectionDetails[id];
  return { id, title, ...page, pictures: [...pictures], status: 'active', version: '1' };
};

/** The demo collections as administrators read them; the last is not shown to visitors yet. */
const sampleAdminCollections: AdminCollection[] = demoCollections.map((collection, index) => ({
  ...adminViewOf(collection),
  status: index === demoCollections.length - 1 ? 'inactive' : 'active',
}));

/** The sample collection as administrators read it, with a story's overrides. */
const sampleAdminCollection = (overrides: Partial<AdminCollection> = {}): AdminCollection => ({
  ...adminViewOf(demoCollections[0]),
  ...overrides,
});

/** The sample collection's page with a story's overrides. */
const sampleCollectionDetail = (overrides: Partial<CollectionDetail> = {}): CollectionDetail => {
  const { title, subTitle, content, pictures } = sampleAdminCollection();
  return { title, subTitle, content, pictures, ...overrides };
};

export const collectionsMock = mock(listCollections, { ok: [...demoCollections], empty: [] });
export const collectionDetailMock = mock(readCollection, {
  ok: sampleCollectionDetail(),
  empty: sampleCollectionDetail({ pictures: [] }),
});

export const allCollectionsMock = mock(listAllCollections, { ok: sampleAdminCollections, empty: [] });
export const anyCollectionMock = mock(readAnyCollection, {
  ok: sampleAdminCollection(),
  empty: sampleAdminCollection({ pictures: [] }),
});
export const createCollectionMock = mock(createCollection, { ok: done('collections.create') });
export const updateCollectionMock = mock(updateCollection, { ok: done('collections.update') });
export const deleteCollectionMock = mock(deleteCollection, { ok: done('collections.delete') });

export const collectionMocks: RowMocksOf<'collections'> = {
  'collections.list': collectionsMock,
  'collections.detail': collectionDetailMock,
  'collections.all': allCollectionsMock,
  'collections.anyDetail': anyCollectionMock,
  'collections.create': createCollectionMock,
  'collections.update': updateCollectionMock,
  'collections.delete': deleteCollectionMock,
};
