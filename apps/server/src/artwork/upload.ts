import { createHash } from 'node:crypto';
import { fieldRefusal } from '@gifting/api/core/refusal';
import { artworkFileName } from '@gifting/domain/orders/artwork';
import { artworkKindOf, artworkRefusals } from '@gifting/domain/orders/artwork-file';
import type { Database } from '../database/database';
import { drawPreview } from './preview';
import { storeArtwork } from './repository';

interface Upload {
  readonly userId: number;
  readonly file: File;
  readonly now: Date;
}

/** Keeps a file as it came, with a preview of it. Throws a 422 with what is wrong with it. */
export const uploadArtwork = async (db: Database, { userId, file, now }: Upload) => {
  const content = new Uint8Array(await file.arrayBuffer());
  const kind = artworkKindOf(content);
  if (kind === null) throw fieldRefusal({ file: [artworkRefusals.wrongKind] });
  const preview = await drawPreview(kind, content);
  if (typeof preview === 'string') throw fieldRefusal({ file: [preview] });
  const name = artworkFileName({ name: file.name.slice(0, 200), kind });
  const sha256 = createHash('sha256').update(content).digest('hex');
  return storeArtwork(db, { userId, name, kind, content, sha256, preview, createdAt: now });
};
