import { demoSeller } from '@gifting/api/demo/seller';
import type { OrderTax } from '@gifting/domain/tax/order-tax';
import { extractXml, Profile, validateXsd } from '@stackforge-eu/factur-x';
import { XMLParser } from 'fast-xml-parser';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFStream,
} from 'pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readEInvoice } from '../testing/e-invoice';
import { crossIndustryInvoice } from './cross-industry-invoice';
import type { Invoice } from './invoice';
import { drawInvoice } from './pdf';

const date = new Date('2026-03-02T09:00:00Z');
const name = 'Łukasz & <Söhne> 王小明 שלום Щ \ud83d 👨‍👩‍👧';
const tax: OrderTax = {
  treatment: 'taxed',
  country: 'GB',
  rate: 2000,
  net: 100,
  tax: 20,
  gross: 120,
  deliveryCountry: 'GB',
  billingCountry: 'GB',
  vatNumber: '',
};
const party = { name, lines: ['14 Calder Wharf'], postCode: 'LS10 1AP', town: 'Leeds', country: 'GB' };
const invoice: Invoice = {
  title: 'Invoice INV-2026-00001',
  fileName: 'INV-2026-00001',
  issued: { kind: 'invoice', number: 'INV-2026-00001', credits: null },
  order: 7,
  date,
  campaign: name,
  billTo: [name],
  deliverTo: [name],
  currency: 'GBP',
  lines: [{ name, unit: 100, quantity: 1, amount: 100 }],
  total: 100,
  payment: 'Not paid yet.',
  taxed: { seller: demoSeller, tax, parties: { buyer: party, shipTo: party } },
  terms: { supplied: '2026-03-02', due: '2026-04-01' },
};

const of = (document: PDFDocument) => ({
  document,
  catalog: document.catalog,
  dict: (parent: PDFDict, key: string) => parent.lookup(PDFName.of(key), PDFDict),
  list: (parent: PDFDict, key: string) => parent.lookup(PDFName.of(key), PDFArray),
  bytes: (parent: PDFDict, key: string): Uint8Array => {
    const stream = parent.lookup(PDFName.of(key), PDFStream);
    return stream instanceof PDFRawStream ? decodePDFRawStream(stream).decode() : stream.getContents();
  },
});

const descriptions = z.object({
  'x:xmpmeta': z.object({
    'rdf:RDF': z.object({ 'rdf:Description': z.array(z.record(z.string(), z.unknown())) }),
  }),
});

/** What the metadata say, by property. */
const xmpOf = (bytes: Uint8Array): Readonly<Record<string, unknown>> => {
  const parser = new XMLParser({ ignoreAttributes: true, parseTagValue: false });
  const read: unknown = parser.parse(new TextDecoder().decode(bytes));
  return Object.assign({}, ...z.parse(descriptions, read)['x:xmpmeta']['rdf:RDF']['rdf:Description']);
};

describe('an issued invoice', () => {
  let pdf: Uint8Array;
  let read: ReturnType<typeof of>;
  beforeAll(async () => {
    pdf = await drawInvoice(invoice, 'UTC');
    read = of(await PDFDocument.load(pdf, { updateMetadata: false }));
  });

  it('carries its e-invoice as an alternative of itself', async () => {
    const { catalog, dict, list } = read;
    const { xml } = await extractXml(pdf);
    expect(xml).toBe(crossIndustryInvoice(invoice, 'UTC'));
    expect(await validateXsd(xml, Profile.EN16931)).toEqual({ valid: true, errors: [] });
    expect(readEInvoice(xml).buyer.name).toBe(name.replace('\ud83d', ''));
    const file = list(catalog, 'AF').lookup(0, PDFDict);
    expect(file.get(PDFName.of('AFRelationship'))).toBe(PDFName.of('Alternative'));
    const stream = dict(file, 'EF').lookup(PDFName.of('F'), PDFStream);
    expect(stream.dict.get(PDFName.of('Subtype'))).toBe(PDFName.of('text/xml'));
    expect(dict(stream.dict, 'Params').has(PDFName.of('ModDate'))).toBe(true);
  });

  it('says that it is PDF/A-3B and Factur-X, and explains what Factur-X adds', () => {
    const xmp = xmpOf(read.bytes(read.catalog, 'Metadata'));
    expect(xmp).toMatchObject({
      'pdfaid:part': '3',
      'pdfaid:conformance': 'B',
      'dc:title': { 'rdf:Alt': { 'rdf:li': read.document.getTitle() } },
      'dc:creator': { 'rdf:Seq': { 'rdf:li': read.document.getAuthor() } },
      'pdf:Producer': read.document.getProducer(),
      'xmp:CreateDate': '2026-03-02T09:00:00Z',
      'xmp:ModifyDate': '2026-03-02T09:00:00Z',
      'fx:DocumentType': 'INVOICE',
      'fx:DocumentFileName': 'factur-x.xml',
      'fx:Version': '1.0',
      'fx:ConformanceLevel': 'EN 16931',
    });
    const explained = JSON.stringify(xmp['pdfaExtension:schemas']);
    for (const property of ['DocumentType', 'DocumentFileName', 'Version', 'ConformanceLevel'])
      expect(explained).toContain(`"pdfaProperty:name":"${property}"`);
    expect(read.document.getCreationDate()).toEqual(date);
  });

  it('says what its colours mean: sRGB', () => {
    const intent = read.list(read.catalog, 'OutputIntents').lookup(0, PDFDict);
    expect(intent.get(PDFName.of('S'))).toBe(PDFName.of('GTS_PDFA1'));
    const { dict } = intent.lookup(PDFName.of('DestOutputProfile'), PDFStream);
    expect(dict.lookup(PDFName.of('N'))?.toString()).toBe('3');
    const profile = new TextDecoder('latin1').decode(read.bytes(intent, 'DestOutputProfile'));
    expect([profile.slice(12, 16), profile.slice(16, 20), profile.slice(36, 40)]).toEqual([
      'mntr',
      'RGB ',
      'acsp',
    ]);
  });

  it('embeds every font, and has nothing transparent, encrypted or active', () => {
    const objects = read.document.context.enumerateIndirectObjects().map(([, object]) => object);
    const dicts = objects.flatMap((object) =>
      object instanceof PDFDict ? [object] : object instanceof PDFStream ? [object.dict] : [],
    );
    const typed = (type: string) => dicts.filter((dict) => dict.get(PDFName.of('Type')) === PDFName.of(type));
    expect(typed('FontDescriptor').length).toBeGreaterThan(3);
    for (const descriptor of typed('FontDescriptor'))
      expect(descriptor.has(PDFName.of('FontFile2'))).toBe(true);
    const composed = typed('Font').filter((font) => font.has(PDFName.of('DescendantFonts')));
    expect(composed.length).toBe(typed('FontDescriptor').length);
    expect(typed('Font').length).toBe(2 * composed.length);
    // pdf-lib gives each page an empty list of annotations and of graphics states.
    const isEmpty = (value: unknown) =>
      (value instanceof PDFArray && value.size() === 0) ||
      (value instanceof PDFDict && value.keys().length === 0);
    const entries = dicts.flatMap((dict) => dict.entries()).filter(([, value]) => !isEmpty(value));
    const used = new Set(entries.map(([key]) => key.decodeText()));
    for (const key of ['ExtGState', 'SMask', 'JS', 'AA', 'OpenAction', 'Annots', 'Group'])
      expect(used).not.toContain(key);
    expect(read.document.context.trailerInfo.Encrypt).toBeUndefined();
  });

  it('is the same file at every drawing, with an identifier that no other document has', async () => {
    expect(await drawInvoice(invoice, 'UTC')).toEqual(pdf);
    const idOf = async (bytes: Uint8Array) => {
      const { ID: id } = (await PDFDocument.load(bytes)).context.trailerInfo;
      return id instanceof PDFArray ? id.lookup(0, PDFHexString).asString() : '';
    };
    const id = await idOf(pdf);
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(await idOf(await drawInvoice({ ...invoice, fileName: 'INV-2026-00002' }, 'UTC'))).not.toBe(id);
  });
});

describe('what is no e-invoice', () => {
  const { parties: _none, ...before } = { ...invoice.taxed, seller: demoSeller, tax };
  const { terms: _unknown, ...untimed } = invoice;
  it.each([
    ['a confirmation', { ...invoice, issued: null }],
    ['an invoice without VAT', { ...invoice, issued: null, taxed: null }],
    ['a document of before there were e-invoices', { ...untimed, taxed: before }],
  ])('%s is an archive without a file', async (_, drawn) => {
    const { catalog, bytes } = of(await PDFDocument.load(await drawInvoice(drawn, 'UTC')));
    expect(catalog.has(PDFName.of('AF'))).toBe(false);
    const xmp = xmpOf(bytes(catalog, 'Metadata'));
    expect(xmp).toMatchObject({ 'pdfaid:part': '3' });
    expect(xmp).not.toHaveProperty('fx:DocumentType');
  });
});
