import { XMLBuilder } from 'fast-xml-parser';

/** What XML 1.0 cannot hold: control characters and halves of characters. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  format: true,
  tagValueProcessor: (_, value) => String(value).replace(unwritable, ''),
});

/**
 * Elements by name in the order in which they are written: text, what is in them, or a list of them. Of the keys of an
 * element `@name` is an attribute and `#` its text; `undefined` leaves it out.
 */
export type XmlNode =
  | string
  | undefined
  | { readonly [name: string]: XmlNode }
  | readonly { readonly [name: string]: XmlNode }[];

/** Writes elements as XML, without a declaration. */
export const toXml = (tree: { readonly [name: string]: XmlNode }): string => builder.build(tree);
