import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { type Browser, chromium } from 'playwright';
import { build, type InlineConfig, preview } from 'vite';
import { findBrowser } from '../scripts/browser.mjs';
import { tableBudgets } from './budgets';
import type { Figure } from './report/row';
import { median } from './report/statistics';
import type { Figure as Step } from './table/steps.ts';

const slowdown = 4;
const runs = 5;
const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;

const measureOnce = async (
  browser: Browser,
  address: string,
  viewport: (typeof windows)[number],
): Promise<readonly Step[]> => {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await page.evaluate<readonly Step[]>('measureList()');
  } finally {
    await context.close();
  }
};

/** The figures of one step over several rounds. */
const figuresOf = (width: number, step: string, index: number, rounds: readonly (readonly Step[])[]) => {
  const all = (figure: 'took' | 'longest') => rounds.map((round) => round[index]?.[figure] ?? Number.NaN);
  const figure = (what: string, numbers: readonly number[], limit: number): Figure => ({
    what: `${width} px: ${step}${what}`,
    unit: 'ms',
    measured: median(numbers),
    budget: { of: 'figure', bound: 'at most', limit },
    note: `worst ${Math.max(...numbers).toFixed(0)} ms`,
  });
  return [
    figure('', all('took'), tableBudgets.usable),
    figure(', longest task', all('longest'), tableBudgets.task),
  ];
};

/** Measures an administrator's list of 1,000 rows in a production build, on a processor four times slower. */
export const measureTable = async (): Promise<readonly Figure[]> => {
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
    const figures: Figure[] = [];
    for (const viewport of windows) {
      const rounds: (readonly Step[])[] = [];
      for (let run = 0; run < runs; run += 1) rounds.push(await measureOnce(browser, address, viewport));
      for (const [index, { step }] of (rounds[0] ?? []).entries())
        figures.push(...figuresOf(viewport.width, step, index, rounds));
    }
    return figures;
  } finally {
    await browser.close();
    await server.close();
    await rm(out, { recursive: true });
  }
};
