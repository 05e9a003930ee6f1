import * as z from 'zod/mini';
import { entity, field } from '../wire/entity';
import { wireCount, wireId, wireText } from '../wire/wire';
import { artworkFile, artworkKinds } from './artwork-file';

/** A small picture as a data URL: nothing that comes as one can run or load anything. */
const artworkPreview = z.string().check(z.regex(/^data:image\/(?:png|jpeg|webp);base64,[\w+/]+=*$/));

/**
 * A file that a buyer wants printed (`orders.artwork`). It is kept as it came; `preview` is a picture of it, of a document
 * its first page. `link` downloads the file and expires; reading the artwork again makes a new one. `size` is in bytes.
 */
export const artwork = entity({
  id: field('id', wireId),
  name: field('name', wireText),
  kind: field('kind', z.enum(artworkKinds)),
  size: field('size', wireCount),
  preview: field('preview', artworkPreview),
  link: field('link', z.string()),
});
export type Artwork = z.output<typeof artwork>;

/** The multipart body that uploads artwork. */
export const artworkRequest = z.object({ file: artworkFile });

/** The most files of a person that no order refers to: the oldest ones go. */
export const mostUnordered = 10;

/** How long a file is kept that no order refers to, in days. */
export const unorderedDays = 30;

/** The name of a download: the file's own, ending in its kind's extension, so that no system takes it for a program. */
export const artworkFileName = ({ name, kind }: Pick<Artwork, 'name' | 'kind'>): string => {
  const plain = name
    .replaceAll(/[\p{C}/\\:*?"<>|]/gu, '')
    .replace(/^[.\s]+/, '')
    .trim();
  const endings = kind === 'jpg' ? ['.jpg', '.jpeg'] : [`.${kind}`];
  return endings.some((ending) => plain.toLowerCase().endsWith(ending))
    ? plain
    : `${plain || 'artwork'}.${kind}`;
};
