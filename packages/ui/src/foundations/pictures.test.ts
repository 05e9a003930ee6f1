import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const screens = fileURLToPath(new URL('../screens/', import.meta.url));

it('each screen has a story whose picture is compared', () => {
  const files = readdirSync(screens, { recursive: true, encoding: 'utf8' });
  const folders = files.filter((file) => /Screen$/.test(file));
  expect(folders.length).toBeGreaterThan(40);
  const without = folders.filter(
    (folder) =>
      !files
        .filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.stories.tsx'))
        .some((file) => readFileSync(screens + file, 'utf8').includes("tags: ['picture']")),
  );
  expect(without).toEqual([]);
});
