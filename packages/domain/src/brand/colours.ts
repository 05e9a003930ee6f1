/** The three colours of a brand, each as `#rrggbb`. */
export interface BrandColours {
  /** Dark enough for light text: bars, the lid of a dialog, main buttons. */
  readonly primary: string;
  /** The ribbon, which light text lies on too: the one action that moves on. */
  readonly accent: string;
  /** Hairlines, eyelets and knots. */
  readonly brass: string;
}

const channels = (hex: string): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** A share of another colour mixed into one. */
const mix = (hex: string, other: string, share: number): string => {
  const others = channels(other);
  return `#${channels(hex)
    .map((channel, index) => Math.round(channel * (1 - share) + (others[index] ?? 0) * share))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
};

const black = '#000000';
const white = '#ffffff';

/** The tokens that follow from the colours of a brand; the others are paper, ink and feedback, which every brand shares. */
export const brandTokens = ({ primary, accent, brass }: BrandColours): Readonly<Record<string, string>> => {
  const pressed = mix(accent, black, 0.27);
  const ink = mix(accent, black, 0.14);
  return {
    'color-primary': primary,
    'color-primary-hover': mix(primary, black, 0.24),
    'color-primary-active': mix(primary, black, 0.44),
    'color-primary-soft': mix(primary, white, 0.86),
    'color-accent': accent,
    'color-accent-hover': mix(accent, black, 0.15),
    'color-accent-active': pressed,
    'color-accent-ink': ink,
    'color-accent-soft': mix(accent, white, 0.84),
    'color-ribbon-sheen': mix(accent, white, 0.18),
    'color-ribbon-fold': pressed,
    'color-focus': ink,
    'color-ribbon-deep': mix(accent, black, 0.37),
    'color-ribbon-crest': mix(accent, white, 0.1),
    'color-ribbon-slope': mix(accent, black, 0.08),
    'color-brass': brass,
    'color-brass-light': mix(brass, white, 0.45),
  };
};

/** What a brand changes in style sheets. */
interface BrandLooks {
  readonly colours: BrandColours | null;
  readonly mark: string | null;
}

/** The value of a token in `tokens.css`. Throws for a colour that is not there. */
const tokenValue = (tokens: string, name: string): string => {
  const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (value === undefined) throw new Error(`tokens.css has no colour --${name}.`);
  return value;
};

/**
 * Style sheets in the colours of a brand: those of `tokens.css`, whose text is `tokens`, are replaced wherever they stand,
 * in the drawings inside of addresses too.
 */
export const recolour = (css: string, tokens: string, colours: BrandColours): string => {
  const shades = new Map(
    Object.entries(brandTokens(colours)).map(([name, shade]) => [tokenValue(tokens, name), shade]),
  );
  return css.replaceAll(/(#|%23)([0-9a-f]{6})\b/g, (whole, sign: string, digits: string) => {
    const shade = shades.get(`#${digits}`);
    return shade === undefined ? whole : sign + shade.slice(1);
  });
};

/** Style sheets in the colours of a brand and with its mark, where it has them. `tokens` is the text of `tokens.css`. */
export const branded = (css: string, tokens: string, { colours, mark }: BrandLooks): string => {
  const coloured = colours === null ? css : recolour(css, tokens, colours);
  return mark === null ? coloured : coloured.replaceAll(/var\(--brand-mark, ?none\)/g, `url("${mark}")`);
};
