import { type Artwork, artworkFileName, mostUnordered } from '@gifting/domain/orders/artwork';
import { type ArtworkKind, artworkKindOf, artworkRefusals } from '@gifting/domain/orders/artwork-file';
import { isWholePdf } from '@gifting/domain/orders/proof-file';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { fieldRefusal } from '../core/refusal';
import { samplePreview } from '../orders/sample-artwork';
import type { HandlersOf, MockServer } from './mock-server';
import type { MockedArtwork, MockedOrder, MockServerState, Person } from './state';
import { fromBase64, toBase64 } from './uploads';

/** The files of a person, newest last. */
export const ownArtworks = (state: MockServerState, personId: string): MockedArtwork[] =>
  state.artworks.filter(({ userId }) => userId === personId);

/** Pictures show themselves; here nothing draws a drawing or a document. */
const previewOf = ({ kind, content }: MockedArtwork): string =>
  kind === 'png' || kind === 'jpg'
    ? `data:image/${kind === 'jpg' ? 'jpeg' : kind};base64,${content}`
    : samplePreview;

const toArtwork = (kept: MockedArtwork): Artwork => ({
  id: kept.id,
  name: kept.name,
  kind: kept.kind,
  size: kept.size,
  preview: previewOf(kept),
  link: `/artwork/${kept.id}`,
});

/** Reads a file. Throws a 422 for another kind, and for a document without its end: nothing else of it is looked at. */
const readFile = async (file: Blob): Promise<{ kind: ArtworkKind; bytes: Uint8Array<ArrayBuffer> }> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = artworkKindOf(bytes);
  if (kind === null) throw fieldRefusal({ file: [artworkRefusals.wrongKind] });
  if (kind === 'pdf' && !isWholePdf(bytes)) throw fieldRefusal({ file: [artworkRefusals.damaged] });
  return { kind, bytes };
};

/** Uploading artwork and reading that of an order. */
export const artworkHandlers = (
  { state, nextId }: MockServer,
  visible: (id: string, caller: Person) => MockedOrder,
): Pick<HandlersOf<'orders'>, 'orders.uploadArtwork' | 'orders.artwork'> => ({
  'orders.uploadArtwork': async ({ body, caller }) => {
    const { id: userId } = caller();
    const { kind, bytes } = await readFile(body.file);
    const kept = {
      id: nextId(),
      userId,
      name: artworkFileName({ name: body.file.name, kind }),
      kind,
      size: bytes.length,
      content: toBase64(bytes),
    };
    state.artworks.push(kept);
    const ordered = new Set(state.orders.map(({ artworkId }) => artworkId));
    const unordered = ownArtworks(state, userId).filter(({ id }) => !ordered.has(id));
    const old = new Set(unordered.slice(0, -mostUnordered));
    state.artworks = state.artworks.filter((each) => !old.has(each));
    return toArtwork(kept);
  },

  'orders.artwork': ({ params, caller }) => {
    const { artworkId } = visible(params.orderNumber, caller());
    const kept = state.artworks.find(({ id }) => id === artworkId);
    return kept ? toArtwork(kept) : null;
  },
});

/** Serves the files of artwork, as downloads. */
export const artworkFileHandler = ({ state }: MockServer): HttpHandler =>
  http.get('*/artwork/:id', ({ params, request }) => {
    // Also the end of an address of the API.
    if (new URL(request.url).pathname !== `/artwork/${String(params.id)}`) return undefined;
    const kept = state.artworks.find(({ id }) => id === params.id);
    if (!kept) return new HttpResponse(null, { status: 404 });
    return new HttpResponse(fromBase64(kept.content), {
      headers: {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(kept.name)}`,
      },
    });
  });
