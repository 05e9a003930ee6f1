import { type ListSource, readList } from './read-list';

/** Reads a list off the main thread, so that the page stays usable and reading can be cancelled. */
self.addEventListener('message', ({ data }: MessageEvent<ListSource>) => {
  void readList(data, (report) => self.postMessage(report));
});
