import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { frauncesFiles } from '../../../../scripts/lib/fraunces';

// Cutting all files takes two seconds of a processor that may be shared by many tests.
test('the files of Fraunces are what `npm run fonts` writes', { timeout: 60_000 }, async () => {
  for (const [name, content] of await frauncesFiles()) {
    const file = await readFile(new URL(name, import.meta.url));
    expect(file.equals(Buffer.from(content)), name).toBe(true);
  }
});
