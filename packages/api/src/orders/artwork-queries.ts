import { read } from '../core/read';
import { readArtwork } from './artwork-endpoints';

/** Query options of an order's artwork (`orders.artwork`). */
export const artworkQuery = (orderNumber: string) => read(readArtwork, { params: { orderNumber } });
