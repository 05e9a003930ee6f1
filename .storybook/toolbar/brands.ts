import { brand } from '@gifting/domain/brand/brand';
import { type BrandColours, brandTokens, recolour } from '@gifting/domain/brand/colours';
import motifs from '../../packages/ui/src/motifs.css?raw';
import tokens from '../../packages/ui/src/tokens.css?raw';

/** Another company's shop, to see what a brand of its own changes. */
interface SampleBrand {
  readonly name: string;
  readonly colours: BrandColours;
}

/** Made-up companies, by the names of the toolbar's menu. */
export const sampleBrands: Readonly<Record<string, SampleBrand>> = {
  harbour: {
    name: 'Harbour & Pine',
    colours: { primary: '#16324f', accent: '#1f6f54', brass: '#7a6a2f' },
  },
  plum: { name: 'Plum & Partners', colours: { primary: '#3a1f3d', accent: '#9c2f6b', brass: '#8a6a3c' } },
};

/** Every drawing of `motifs.css` by its variable. */
const drawings = [...motifs.matchAll(/--([a-z-]+): (url\("[^"]+"\));/g)];

/** The CSS variables of a brand. */
export const variablesOf = (colours: BrandColours): readonly (readonly [name: string, value: string])[] => [
  ...Object.entries(brandTokens(colours)),
  ...drawings.map(([, name = '', value = '']) => [name, recolour(value, tokens, colours)] as const),
];

/** Puts another company's name where ours is, also where the logo draws its ampersand apart. */
export const renameTo =
  (name: string) =>
  (text: string): string => {
    const parts = brand.name.split('&').indexOf(text);
    return parts < 0 ? text.replaceAll(brand.name, name) : (name.split('&')[parts] ?? '');
  };
