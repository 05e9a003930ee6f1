import { brand } from '@gifting/domain/brand/brand';
import { type BrandColours, brandTokens, recolour } from '@gifting/domain/brand/colours';
import motifs from '../../packages/ui/src/motifs.css?raw';
import tokens from '../../packages/ui/src/tokens.css?raw';

/** Another company's shop, to see what a brand of its own changes. */
interface SampleBrand {
  readonly name: string;
  readonly colours: BrandColours;
  /** The drawing before the name in the logo. */
  readonly mark: string;
}

/** A drawing of 32 px as an address, in strokes of one colour that is seen on paper and on dark bars. */
const markOf = (colour: string, path: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" fill="none" stroke="${colour}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`,
  )}`;

/** Made-up companies, by the names of the toolbar's menu. */
export const sampleBrands: Readonly<Record<string, SampleBrand>> = {
  harbour: {
    name: 'Harbour & Pine',
    colours: { primary: '#16324f', accent: '#1f6f54', brass: '#7a6a2f' },
    // A pine on the waves.
    mark: markOf('#5b9c86', 'M16 3l6 8h-3l5 8H8l5-8h-3zM16 19v5M4 28q3-3 6 0t6 0 6 0 6 0'),
  },
  plum: {
    name: 'Plum & Partners',
    colours: { primary: '#3a1f3d', accent: '#9c2f6b', brass: '#8a6a3c' },
    // A plum with its leaf.
    mark: markOf('#b7638f', 'M16 10a9 9.5 0 1 0 .1 0q1-5 7-6-.5 5-7 6M13 15q-3 3-1 8'),
  },
};

/** Every drawing of `motifs.css` by its variable. */
const drawings = [...motifs.matchAll(/--([a-z-]+): (url\("[^"]+"\));/g)];

/** The CSS variables of a brand. */
export const variablesOf = ({
  colours,
  mark,
}: SampleBrand): readonly (readonly [name: string, value: string])[] => [
  ...Object.entries(brandTokens(colours)),
  ['brand-mark', `url("${mark}")`],
  ...drawings.map(([, name = '', value = '']) => [name, recolour(value, tokens, colours)] as const),
];

/** Puts another company's name where ours is, also where the logo draws its ampersand apart. */
export const renameTo =
  (name: string) =>
  (text: string): string => {
    const parts = brand.name.split('&').indexOf(text);
    return parts < 0 ? text.replaceAll(brand.name, name) : (name.split('&')[parts] ?? '');
  };
