import { readFileSync } from 'node:fs';

/** The design token of each colour of Storybook's own frame. */
const tokens = {
  colorPrimary: 'color-accent',
  colorSecondary: 'color-primary',
  appBg: 'color-canvas',
  appContentBg: 'color-surface',
  appPreviewBg: 'color-surface',
  appBorderColor: 'color-line',
  textColor: 'color-ink',
  textMutedColor: 'color-muted',
  barBg: 'color-surface',
  barTextColor: 'color-muted',
  barHoverColor: 'color-accent-ink',
  barSelectedColor: 'color-accent-ink',
  inputBg: 'color-surface',
  inputBorder: 'color-line-strong',
  inputTextColor: 'color-ink',
} as const;

/** Reads the values of the tokens: Storybook's theme mixes colours in JavaScript and takes no CSS variables. */
export const readTheme = (): Readonly<Record<string, string>> => {
  const css = readFileSync(new URL('../packages/ui/src/tokens.css', import.meta.url), 'utf8');
  return Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => {
      const value = new RegExp(`--${token}: (#[0-9a-f]+);`).exec(css)?.[1];
      if (!value) throw new Error(`tokens.css has no colour --${token}.`);
      return [name, value];
    }),
  );
};
