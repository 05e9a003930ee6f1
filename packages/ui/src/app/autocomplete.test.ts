import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Fields that a browser may autofill. All others default to `off`. */
const asked = /<(?:TextField|PasswordField)\b(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|[^{}>]|=>)*?\/>/g;

it('every text field of a screen or a pattern sets its autocomplete value', () => {
  const silent = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:screens|patterns)\/.*(?<!\.stories)\.tsx$/.test(file))
    .flatMap((file) =>
      [...readFileSync(`${root}${file}`, 'utf8').matchAll(asked)]
        .filter(([field]) => !field.includes('autoComplete'))
        .map(([field]) => `${file}: ${field.replace(/\s+/g, ' ')}`),
    );
  expect(silent).toEqual([]);
});
