import { useSyncExternalStore } from 'react';
import { useServices } from '#app/ServicesProvider.tsx';
import { type ArtworkStore, type BoxArtwork, createArtworkStore } from './artwork-store';

/** The artwork of the box and its store. */
export const useBoxArtwork = (): readonly [BoxArtwork, ArtworkStore] => {
  const store = useServices().userData.of(createArtworkStore);
  return [useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot), store] as const;
};
