import type { CasesOf } from '../case';
import { gif, impostor, svg, wholePdf } from '../pictures';
import type { TestApi } from '../test-api';
import { unknownId } from './described';
import { placeOrder } from './placed-order';

/** Uploads a drawing and returns its id. */
export const ownArtwork = async ({ call }: TestApi, token?: string): Promise<string> =>
  (await call('orders.uploadArtwork', { body: { file: svg() } }, token)).id;

/** Places an order with a file, and returns what is seen of the file. */
const seenOf = async (api: TestApi, file: File) => {
  const { id } = await api.call('orders.uploadArtwork', { body: { file } });
  const orderNumber = await placeOrder(api, { changes: { artwork_id: id } });
  const artwork = await api.call('orders.artwork', { params: { orderNumber } });
  const link = artwork?.link ?? '';
  return {
    same: artwork?.id === id,
    name: artwork?.name,
    kind: artwork?.kind,
    size: artwork?.size,
    preview: artwork?.preview.replace(/\/.*/, ''),
    download: await api.provider.statusAndType(link),
    forged: (await api.provider.statusAndType(`${link}x`)).slice(0, 3),
  };
};

const seen = { same: true, preview: 'data:image', download: '200 application/octet-stream', forged: '404' };

/** The cases of the rows of artwork. */
export const artworkCases: Pick<CasesOf<'orders'>, 'orders.uploadArtwork' | 'orders.artwork'> = {
  'orders.uploadArtwork': {
    validInput: () => ({ body: { file: svg() } }),
    invalidFields: [
      { body: { file: undefined }, field: 'file' },
      { body: { file: impostor() }, field: 'file' },
      { body: { file: gif() }, field: 'file' },
      { body: { file: new File([], 'logo.png', { type: 'image/png' }) }, field: 'file' },
      { body: { file: new File(['%PDF-1.7\n'], 'logo.pdf', { type: 'application/pdf' }) }, field: 'file' },
    ],
    effect: {
      observe: (api) => seenOf(api, svg()),
      expected: { ...seen, name: 'logo.svg', kind: 'svg', size: svg().size },
    },
    variants: {
      'takes a document by its content, whatever it is called': {
        validInput: () => ({ body: { file: wholePdf() } }),
        effect: {
          observe: (api) => seenOf(api, new File([wholePdf()], '../poster.html', { type: 'text/html' })),
          expected: { ...seen, name: 'poster.html.pdf', kind: 'pdf', size: wholePdf().size },
        },
      },
    },
  },
  'orders.artwork': {
    validInput: async (api) => ({
      params: { orderNumber: await placeOrder(api, { changes: { artwork_id: await ownArtwork(api) } }) },
    }),
    empty: {
      request: async (api) => ({ input: { params: { orderNumber: await placeOrder(api) } } }),
      expected: null,
    },
    unknownTargets: async (api) =>
      [unknownId, await placeOrder(api, { token: await api.newUser() }), '101', 'one'].map((orderNumber) => ({
        params: { orderNumber },
      })),
    effect: {
      // Administrators prepare the mockup from it.
      observe: async (api, { params }) =>
        (await api.call('orders.artwork', { params }, await api.signIn('admin')))?.kind,
      expected: 'svg',
    },
  },
};
