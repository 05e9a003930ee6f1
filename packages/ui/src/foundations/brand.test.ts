import { readFileSync } from 'node:fs';
import { brand } from '@gifting/domain/brand/brand';
import { type BrandColours, branded, brandTokens, recolour } from '@gifting/domain/brand/colours';
import { describe, expect, it } from 'vitest';
import { contrastRatio, type Rgb } from './contrast';
import { bounds, pairs } from './pairs';

const tokens = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');

const rgb = (hex: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [red, green, blue];
};

/** The pairs that a brand makes unreadable, each as `accent-ink on canvas 3.9`. */
const tooFaint = (colours: BrandColours): readonly string[] => {
  const own = brandTokens(colours);
  const colourOf = (name: string): Rgb =>
    rgb(own[`color-${name}`] ?? new RegExp(`--color-${name}: (#[0-9a-f]{6})`).exec(tokens)?.[1] ?? '');
  return pairs.flatMap(({ front, on, kind }) =>
    on.flatMap((behind) => {
      const ratio = contrastRatio(colourOf(front), colourOf(behind));
      return ratio < bounds[kind] ? [`${front} on ${behind} ${ratio.toFixed(2)}`] : [];
    }),
  );
};

const sample = { primary: '#16324f', accent: '#1f6f54', brass: '#7a6a2f' };

describe('the colours of a brand', () => {
  it('are readable on every paper, and light text on them', () => {
    expect(tooFaint(brand.colours ?? sample)).toEqual([]);
  });

  it('are refused if they are too pale', () => {
    expect(tooFaint({ ...sample, accent: '#ff9a3c' })).toContain('accent on canvas 1.83');
  });

  it('replace ours in style sheets, and in the drawings inside of them', () => {
    const css = '.a{color:#c43c28;background:url("data:image/svg+xml,fill=\'%239a7531\'")}.b{color:#14292b}';
    expect(recolour(css, tokens, sample)).toBe(
      '.a{color:#1f6f54;background:url("data:image/svg+xml,fill=\'%237a6a2f\'")}.b{color:#14292b}',
    );
  });

  it('stay ours without any, and so does the logo without a mark', () => {
    const css = '.logo:before{content:var(--brand-mark,none);color:#c43c28}';
    expect(branded(css, tokens, { colours: null, mark: null })).toBe(css);
    expect(branded(css, tokens, { colours: sample, mark: 'data:image/svg+xml,x' })).toBe(
      '.logo:before{content:url("data:image/svg+xml,x");color:#1f6f54}',
    );
  });
});
