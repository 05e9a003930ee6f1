import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { type Browser, chromium } from 'playwright';
import { build, type InlineConfig, preview } from 'vite';
import { findBrowser } from '../scripts/browser.mjs';
import type { Figure } from './table/steps.ts';

/**
 * Budgets of a list of 1,000 rows on a throttled CPU, in milliseconds: until the last row is usable, and for a single
 * task.
 */
const budgets = { usable: 2000, task: 200 } as const;

const slowdown = 4;
const runs = 3;
const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;

const measureOnce = async (browser: Browser, address: string, viewport: (typeof windows)[number]) => {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await page.evaluate<readonly Figure[]>('measureList()');
  } finally {
    await context.close();
  }
};

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const rounded = (number: number) => String(Math.round(number)).padStart(6);

/**
 * Measures an admin list of 1,000 rows in a production build: `npx tsx bench/table.ts`. It only reports; no test
 * depends on it.
 */
const out = await mkdtemp(join(tmpdir(), 'gifting-table-'));
const config: InlineConfig = {
  configFile: false,
  root: fileURLToPath(new URL('table', import.meta.url)),
  publicDir: fileURLToPath(new URL('../packages/ui/public', import.meta.url)),
  logLevel: 'error',
  build: { outDir: out, emptyOutDir: true },
  preview: { host: '127.0.0.1', port: 0 },
};
await build({ ...config, plugins: [tailwindcss()] });
const server = await preview(config);
const browser = await chromium.launch(await findBrowser());
try {
  const address = server.resolvedUrls?.local[0] ?? '';
  process.stdout.write(
    `1,000 rows, processor ${slowdown} times slower, median of ${runs} (and the worst); budget: usable in ${budgets.usable} ms, no task over ${budgets.task} ms\n`,
  );
  for (const viewport of windows) {
    const rounds: (readonly Figure[])[] = [];
    for (let run = 0; run < runs; run += 1) rounds.push(await measureOnce(browser, address, viewport));
    process.stdout.write(`${viewport.width} px wide, load of the machine ${loadavg()[0]?.toFixed(1)}\n`);
    for (const [index, { step }] of (rounds[0] ?? []).entries()) {
      const took = rounds.map((round) => round[index]?.took ?? Number.NaN);
      const longest = rounds.map((round) => round[index]?.longest ?? Number.NaN);
      process.stdout.write(
        `${rounded(median(took))} (${rounded(Math.max(...took)).trim()}) ms, longest task ${rounded(median(longest))} (${rounded(Math.max(...longest)).trim()}) ms: ${step}\n`,
      );
    }
  }
} finally {
  await browser.close();
  await server.close();
  await rm(out, { recursive: true });
}
