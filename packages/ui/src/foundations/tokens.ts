import source from '../tokens.css?raw';

/** A design token of `tokens.css`: its name without the dashes, and its comment. */
export type Token = Readonly<{ name: string; remark: string }>;

/** Tokens under one heading of `tokens.css`: `paper: what things sit on`. */
export type TokenSection = Readonly<{ title: string; tokens: readonly Token[] }>;

const heading = /^ {2}\/\* -{10} (?<title>.+?) -{10} \*\/$/;
const declaration = /^ {2}--(?<name>[a-z0-9-]+):[^;]*;?(?: \/\* (?<remark>.+?) \*\/)?/;

/** Parses the sections and tokens of a style sheet, so that the foundation pages show all of them. */
const readSections = (css: string): readonly TokenSection[] => {
  const sections: { title: string; tokens: Token[] }[] = [];
  for (const line of css.split('\n')) {
    const title = heading.exec(line)?.groups?.title;
    if (title) sections.push({ title, tokens: [] });
    const { name, remark = '' } = declaration.exec(line)?.groups ?? {};
    if (name) sections.at(-1)?.tokens.push({ name, remark });
  }
  return sections;
};

const sections = readSections(source);

/** The sections that hold a token of this kind (`color`, `radius`, `ease`), with those tokens only. */
export const sectionsOf = (kind: string): readonly TokenSection[] =>
  sections
    .map(({ title, tokens }) => ({
      title,
      // `--text-hero--line-height` belongs to `--text-hero`
      tokens: tokens.filter(({ name }) => name.startsWith(`${kind}-`) && !name.includes('--')),
    }))
    .filter(({ tokens }) => tokens.length > 0);

/** All tokens of a kind. */
export const tokensOf = (kind: string): readonly Token[] => sectionsOf(kind).flatMap(({ tokens }) => tokens);

/** A token's value as written. */
export const tokenValue = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
