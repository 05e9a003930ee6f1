import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { frauncesFiles } from '../../../../scripts/lib/fraunces';

test('the files of Fraunces are what `npm run fonts` writes', async () => {
  for (const [name, content] of await frauncesFiles()) {
    const file = await readFile(new URL(name, import.meta.url));
    expect(file.equals(Buffer.from(content)), name).toBe(true);
  }
});
