import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { rawValues } from './raw-values';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');

/** In rem, as the tokens say. */
const breakpoints = [...read('tokens.css').matchAll(/--breakpoint-[a-z0-9]+:\s*([\d.]+)rem/g)].map(
  ([, width]) => Number(width),
);

/** Files that may hold raw values: the tokens, and what cannot read them (data URLs, font faces). */
const sources = ['tokens.css', 'motifs.css', 'fonts/fraunces.css', 'fonts/fallbacks.css'];

describe('raw values', () => {
  it.each([
    ['x.css', '.a { color: #fff; }', '#fff'],
    ['x.css', '.a { color: rgb(0 0 0 / 50%); }', 'rgb(0 0 0 / 50%)'],
    ['x.css', '.a { background: white; }', 'white'],
    ['x.css', '.a { font-size: 13px; }', 'font-size: 13px'],
    ['x.css', '.a { font-family: Arial; }', 'font-family: Arial'],
    ['x.css', '.a { font: 480 1rem / 1 var(--font-display); }', 'font: 480 1rem / 1 var(--font-display)'],
    ['x.css', '.a { border-radius: 3px; }', 'border-radius: 3px'],
    ['x.css', '.a { transition: color 120ms; }', 'transition: color 120ms'],
    ['x.css', '.a { z-index: 999; }', 'z-index: 999'],
    ['x.css', '@media (max-width: 50rem) { .a { top: 0; } }', '@media (max-width: 50rem)'],
    ['x.css', '@media (min-width: 768px) { .a { top: 0; } }', '@media (min-width: 768px)'],
    ['x.css', '.a { padding: 0.6rem 1rem; }', 'padding: 0.6rem 1rem'],
    ['x.css', '.a { margin-inline: -26px; }', 'margin-inline: -26px'],
    ['x.css', '.a { gap: 1.625rem; }', 'gap: 1.625rem'],
    ['x.css', '.a { --gap: 0.3rem; }', '--gap: 0.3rem'],
    ['x.css', '.a { padding: calc(0.65rem - 1px); }', 'padding: calc(0.65rem - 1px)'],
    ['x.tsx', '<p className="text-[13px]" />', 'text-[13px]'],
    ['x.tsx', '<p className="mt-2 md:bg-[#fff]" />', 'md:bg-[#fff]'],
    ['x.tsx', "<p style={{ color: '#123d3d' }} />", '#123d3d'],
    ['x.tsx', "<p style={{ fontSize: '13px' }} />", "fontSize: '13px"],
  ])('%s: %s', (file, source, found) => {
    expect(rawValues(file, source, breakpoints).map((value) => value.found)).toContain(found);
  });

  it.each([
    ['x.css', '.a { color: var(--color-ink); font-size: 0.9em; border-radius: 50%; z-index: 2; }'],
    ['x.css', '.a { border-color: color-mix(in srgb, var(--color-ink) 10%, transparent); }'],
    ['x.css', '/* #fff once */ @media (max-width: 47.99rem) { .a { outline: 3px solid Highlight; } }'],
    ['x.css', '.a { transition: color var(--transition-duration-quick) var(--ease-paper); }'],
    ['x.css', '.a { padding: 0.375rem 2.25rem calc(1rem - 1px) 10px; margin: 0 auto -1px 0.08em; }'],
    ['x.css', '.a { gap: clamp(1.3rem, 4vw, 2.9rem); left: 0.7rem; padding: var(--spacing-gutter); }'],
    ['x.tsx', '<a className="mt-2 max-w-prose" href="#add">{rows[0]}</a>'],
    ['x.tsx', '<div className="lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]" />'],
    ['x.tsx', "const order = { number: '#1064' };"],
  ])('lets %s pass: %s', (file, source) => {
    expect(rawValues(file, source, breakpoints)).toEqual([]);
  });

  it('names the line', () => {
    expect(rawValues('x.css', '.a {\n  top: 0;\n  color: #fff;\n}', breakpoints)).toMatchObject([
      { line: 3 },
    ]);
  });

  it('stand in the tokens only', () => {
    const faults = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:css|tsx)$/.test(file) && !sources.includes(file))
      .flatMap((file) =>
        rawValues(file, read(file), breakpoints).map(
          ({ line, found, instead }) => `packages/ui/src/${file}:${line} has ${found}; use ${instead}.`,
        ),
      );
    expect(faults.sort().join('\n')).toBe('');
  });
});
