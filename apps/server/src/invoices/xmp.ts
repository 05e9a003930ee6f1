import { toXml, type XmlNode } from './xml';

/** What XMP says of a document. */
interface Described {
  readonly title: string;
  readonly author: string;
  readonly producer: string;
  readonly date: Date;
  readonly isEInvoice: boolean;
}

const description = (
  prefix: string,
  namespace: string,
  properties: { readonly [name: string]: XmlNode },
) => ({
  '@rdf:about': '',
  [`@xmlns:${prefix}`]: namespace,
  ...properties,
});

const facturX = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

/** The properties of Factur-X, which PDF/A requires to be explained. */
const properties = {
  DocumentFileName: { value: 'factur-x.xml', meaning: 'The name of the embedded XML document' },
  DocumentType: { value: 'INVOICE', meaning: 'The type of the hybrid document in capital letters' },
  Version: { value: '1.0', meaning: 'The version of the standard of the embedded XML document' },
  ConformanceLevel: { value: 'EN 16931', meaning: 'The conformance level of the embedded XML document' },
} as const;

const eInvoiceDescriptions = [
  {
    ...description('pdfaExtension', 'http://www.aiim.org/pdfa/ns/extension/', {}),
    '@xmlns:pdfaSchema': 'http://www.aiim.org/pdfa/ns/schema#',
    '@xmlns:pdfaProperty': 'http://www.aiim.org/pdfa/ns/property#',
    'pdfaExtension:schemas': {
      'rdf:Bag': {
        'rdf:li': {
          '@rdf:parseType': 'Resource',
          'pdfaSchema:schema': 'Factur-X PDFA Extension Schema',
          'pdfaSchema:namespaceURI': facturX,
          'pdfaSchema:prefix': 'fx',
          'pdfaSchema:property': {
            'rdf:Seq': {
              'rdf:li': Object.entries(properties).map(([name, { meaning }]) => ({
                '@rdf:parseType': 'Resource',
                'pdfaProperty:name': name,
                'pdfaProperty:valueType': 'Text',
                'pdfaProperty:category': 'external',
                'pdfaProperty:description': meaning,
              })),
            },
          },
        },
      },
    },
  },
  description(
    'fx',
    facturX,
    Object.fromEntries(Object.entries(properties).map(([name, { value }]) => [`fx:${name}`, value])),
  ),
];

/** The metadata of a PDF/A-3B document as XMP, with those of Factur-X for an e-invoice. */
export const xmpOf = ({ title, author, producer, date, isEInvoice }: Described): string => {
  const moment = date.toISOString().replace(/\.\d+/, '');
  const tree = {
    'x:xmpmeta': {
      '@xmlns:x': 'adobe:ns:meta/',
      'rdf:RDF': {
        '@xmlns:rdf': 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
        'rdf:Description': [
          description('pdfaid', 'http://www.aiim.org/pdfa/ns/id/', {
            'pdfaid:part': '3',
            'pdfaid:conformance': 'B',
          }),
          description('dc', 'http://purl.org/dc/elements/1.1/', {
            'dc:title': { 'rdf:Alt': { 'rdf:li': { '@xml:lang': 'x-default', '#': title } } },
            'dc:creator': { 'rdf:Seq': { 'rdf:li': author } },
          }),
          description('pdf', 'http://ns.adobe.com/pdf/1.3/', { 'pdf:Producer': producer }),
          description('xmp', 'http://ns.adobe.com/xap/1.0/', {
            'xmp:CreatorTool': author,
            'xmp:CreateDate': moment,
            'xmp:ModifyDate': moment,
          }),
          ...(isEInvoice ? eInvoiceDescriptions : []),
        ],
      },
    },
  };
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>\n${toXml(tree)}<?xpacket end="w"?>`;
};
