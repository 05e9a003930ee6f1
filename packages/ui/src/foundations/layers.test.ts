import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const order = '@layer theme, base, primitives, patterns, screens, utilities;';

/** A bundler may load any sheet first and last, so what wins must not depend on it. */
it.each(['primitives', 'patterns', 'screens'])(
  'style sheets of %s state the order of layers and stay within their own',
  (folder) => {
    const sheets = readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.css'),
    );
    expect(sheets.length).toBeGreaterThan(20);
    for (const file of sheets) {
      const lines = readFileSync(`${root}${folder}/${file}`, 'utf8').split('\n');
      const layers = lines.filter((line) => line.startsWith('@layer'));
      expect({ file, layers }).toEqual({ file, layers: [order, `@layer ${folder} {`] });
    }
  },
);
