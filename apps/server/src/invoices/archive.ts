import { createHash } from 'node:crypto';
import { AFRelationship, type PDFDocument, PDFHexString, PDFName, PDFString } from 'pdf-lib';
import sharp from 'sharp';
import { xmpOf } from './xmp';

/** What a document says of itself to archives. */
interface Archived {
  readonly title: string;
  readonly author: string;
  /** The same for every drawing of the document, and for no other. */
  readonly identifier: string;
  readonly date: Date;
  /** The document as XML (Factur-X); `undefined` for none. */
  readonly eInvoice: string | undefined;
}

/** The sRGB profile that sharp brings (CC0), out of a picture. */
const readSrgb = async (): Promise<Uint8Array> => {
  const picture = sharp({ create: { width: 1, height: 1, channels: 3, background: 'white' } });
  const { icc } = await sharp(await picture.withIccProfile('srgb').png().toBuffer()).metadata();
  if (!icc) throw new Error('The picture has no colour profile');
  return new Uint8Array(icc);
};

let srgb: Promise<Uint8Array> | undefined;

/**
 * Makes a drawn document an archive of itself, PDF/A-3B: what its colours mean, who made it and when, an identifier, and
 * its e-invoice as a file. Fonts must be embedded, and nothing transparent.
 */
export const archive = async (
  document: PDFDocument,
  { title, author, identifier, date, eInvoice }: Archived,
): Promise<void> => {
  document.setTitle(title);
  document.setAuthor(author);
  document.setLanguage('en-GB');
  document.setCreator(author);
  document.setCreationDate(date);
  document.setModificationDate(date);
  if (eInvoice !== undefined)
    await document.attach(new TextEncoder().encode(eInvoice), 'factur-x.xml', {
      mimeType: 'text/xml',
      description: 'Factur-X',
      afRelationship: AFRelationship.Alternative,
      creationDate: date,
      modificationDate: date,
    });

  const { catalog, context } = document;
  srgb ??= readSrgb();
  const profile = context.register(context.flateStream(await srgb, { N: 3 }));
  const intent = context.obj({
    Type: 'OutputIntent',
    S: 'GTS_PDFA1',
    OutputConditionIdentifier: PDFString.of('sRGB'),
    Info: PDFString.of('sRGB'),
    DestOutputProfile: profile,
  });
  catalog.set(PDFName.of('OutputIntents'), context.obj([intent]));

  const xmp = xmpOf({
    title,
    author,
    date,
    producer: document.getProducer() ?? author,
    isEInvoice: eInvoice !== undefined,
  });
  const metadata = context.stream(new TextEncoder().encode(xmp), { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('Metadata'), context.register(metadata));

  const id = PDFHexString.of(createHash('sha256').update(identifier).digest('hex').slice(0, 32));
  context.trailerInfo.ID = context.obj([id, id]);
};
