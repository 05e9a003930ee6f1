import { fileOf } from './pictures';

const svgOf = (content: string, size = 'width="400" height="200"', before = ''): File =>
  fileOf(`${before}<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`, {
    name: 'logo.svg',
    type: 'image/svg+xml',
  });

/** A PDF of these objects; the first is the catalogue. */
const pdfOf = (objects: readonly string[], trailer = ''): File => {
  const written = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return fileOf(`%PDF-1.7\n${written}trailer<</Root 1 0 R${trailer}>>\n%%EOF\n`, {
    name: 'poster.pdf',
    type: 'application/pdf',
  });
};

const catalogue = '<</Type/Catalog/Pages 2 0 R>>';
const pages = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
const pageOf = (more: string): string => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 200]${more}>>`;
const streamOf = (content: string, more = ''): string =>
  `<<${more}/Length ${content.length}>>stream\n${content}\nendstream`;
/** A drawing that calls scripts and other addresses, which stays whole. */
export const drawing = svgOf(
  '<script>alert(1)</script><image href="file:///etc/passwd" width="9" height="9"/><rect width="400" height="200" fill="#c43"/>',
);

/** A document of one page. */
export const document = pdfOf([
  catalogue,
  pages,
  pageOf('/Contents 4 0 R'),
  streamOf('1 0 0 rg 20 20 300 100 re f'),
]);

const nested = Array.from(
  { length: 8 },
  (_, index) => `<g id="a${index + 1}">${`<use href="#a${index}"/>`.repeat(10)}</g>`,
).join('');
const entities = Array.from(
  { length: 9 },
  (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`,
).join('');

/** Files that are meant to harm, by how. */
export const hostileArtwork: Readonly<Record<string, File>> = {
  'a drawing that uses itself a hundred million times': svgOf(
    `<defs><g id="a0"><rect width="9" height="9"/></g>${nested}</defs><use href="#a8"/>`,
  ),
  'a drawing whose entities grow tenfold nine times': svgOf(
    '<text>&e9;</text>',
    undefined,
    `<!DOCTYPE svg [<!ENTITY e0 "lol">${entities}]>`,
  ),
  'a drawing a billion pixels wide': svgOf('', 'width="1e9" height="1e9"'),
  'a drawing nested too deeply': svgOf('<g>'.repeat(100_000) + '</g>'.repeat(100_000)),
  'a drawing of 60,000 blurred shapes': svgOf(
    `<filter id="f"><feGaussianBlur stdDeviation="99"/><feMorphology radius="99"/></filter>${'<rect width="400" height="200" filter="url(#f)"/>'.repeat(60_000)}`,
  ),
  'a drawing without its end': fileOf('<svg xmlns="http://www.w3.org/2000/svg"><rect', {
    name: 'logo.svg',
  }),
  'a document without a page': pdfOf([catalogue, '<</Type/Pages/Kids[]/Count 0>>']),
  'a document whose pages are themselves': pdfOf([catalogue, '<</Type/Pages/Kids[2 0 R]/Count 1>>']),
  'a document of a beginning and an end': fileOf('%PDF-1.7\n%%EOF\n'),
  'a page drawn within itself': pdfOf([
    catalogue,
    pages,
    pageOf('/Contents 4 0 R/Resources<</XObject<</X 5 0 R>>>>'),
    streamOf('/X Do'),
    streamOf('/X Do /X Do', '/Type/XObject/Subtype/Form/BBox[0 0 400 200]/Resources<</XObject<</X 5 0 R>>>>'),
  ]),
};

/** A document that needs a password. */
export const lockedDocument = pdfOf(
  [
    catalogue,
    pages,
    pageOf(''),
    `<</Filter/Standard/V 2/R 3/Length 128/P -3904/O<${'00'.repeat(32)}>/U<${'11'.repeat(32)}>>>`,
  ],
  '/Encrypt 4 0 R/ID[<00><00>]',
);
