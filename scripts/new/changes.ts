import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/workspace.mjs';

const byHand = 'Lay it by hand, as CONTRIBUTING says.';

/** Files to write, collected first: if one cannot be changed, none is. */
export class Changes {
  readonly #texts = new Map<string, string>();

  /** Adds a file. Throws if there is one already. */
  create(path: string, text: string): void {
    if (existsSync(join(root, path))) throw new Error(`${path} exists already.`);
    this.#texts.set(path, text);
  }

  /** Whether something in a file matches. Throws if there is no such file. */
  has(path: string, pattern: RegExp): boolean {
    return pattern.test(this.#read(path));
  }

  /** Changes a file. Throws if there is none. */
  edit(path: string, change: (text: string) => string): void {
    this.#texts.set(path, change(this.#read(path)));
  }

  /** Inserts lines before the first place that matches. Throws if none does. */
  insert(path: string, before: RegExp, lines: string): void {
    this.edit(path, (text) => {
      const at = text.search(before);
      if (at === -1) throw new Error(`${path} has no place for ${lines.trim().split('\n')[0]} ${byHand}`);
      return text.slice(0, at) + lines + text.slice(at);
    });
  }

  /** Imports names, in an import that exists or in a new one. */
  import(path: string, names: readonly string[], module: string): void {
    this.edit(path, (text) => {
      const present = new RegExp(`import \\{([^}]+)\\} from '${module.replaceAll('.', '\\.')}';`);
      const [line, list] = present.exec(text) ?? [];
      if (line === undefined || list === undefined)
        return `import { ${names.join(', ')} } from '${module}';\n${text}`;
      const all = [...list.split(',').map((name) => name.trim()), ...names].filter(Boolean);
      return text.replace(line, `import { ${[...new Set(all)].sort().join(', ')} } from '${module}';`);
    });
  }

  #read(path: string): string {
    const present = this.#texts.get(path);
    if (present !== undefined) return present;
    if (!existsSync(join(root, path))) throw new Error(`There is no ${path}. ${byHand}`);
    return readFileSync(join(root, path), 'utf8');
  }

  /** Writes all of it and returns the paths. */
  write(): readonly string[] {
    for (const [path, text] of this.#texts) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return [...this.#texts.keys()];
  }
}

/** `GiftBoxes` or `giftBoxes` as the name of a folder: `gift-boxes`. */
export const kebab = (name: string): string =>
  name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** `GiftBoxes` as the name of a constant: `giftBoxes`. */
export const camel = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** `giftBoxes` as part of a longer name: `GiftBoxes`. */
export const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** `GiftBoxes` as a person reads it: `Gift boxes`. */
export const words = (name: string): string => {
  const text = kebab(name).replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
