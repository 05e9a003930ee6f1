import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { demoGifting } from '@gifting/api/demo/gifting';
import { paths } from '@gifting/domain/site/paths';
import * as z from 'zod/mini';
import { findBrowser } from '../scripts/browser.mjs';
import { root } from '../scripts/lib/workspace.mjs';
import { lighthouseBudgets } from './budgets';
import type { Figure } from './report/row';
import { median } from './report/statistics';
import type { Stage } from './stage';

/** Run by npx, because its 200 packages serve nothing else here. The last major version for Node.js 20. */
const lighthouse = 'lighthouse@12.8.2';

/** Visits of each page, in turns. */
const runs = 5;

const pages = [
  paths.home,
  paths.giftingItem.replace(':id', demoGifting[0].id),
  paths.services,
  paths.about,
  paths.signIn,
  paths.builder,
] as const;

const others = ['accessibility', 'best-practices', 'seo'] as const;
const category = z.object({ score: z.number() });
const audit = z.object({ numericValue: z.number() });
const reportSchema = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z.object({
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
  }),
});
type Report = z.output<typeof reportSchema>;

const execute = promisify(execFile);

/** The report of one visit, as a phone on a slow line, which Lighthouse simulates. */
const reportOn = async (address: string, browserPath: string, flags: readonly string[]): Promise<Report> => {
  const args = [
    '--yes',
    lighthouse,
    address,
    '--quiet',
    '--output=json',
    `--chrome-flags=${flags.join(' ')}`,
  ];
  const { stdout } = await execute('npx', args, {
    cwd: root,
    env: { ...process.env, CHROME_PATH: browserPath },
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  return z.parse(reportSchema, JSON.parse(stdout));
};

const score = (part: { score: number }) => Math.round(part.score * 100);

/** The scores of a page, of 100: the median of performance, and the lowest of the others. */
const figuresOf = (path: string, reports: readonly Report[]): readonly Figure[] => {
  const middle = (name: keyof Report['audits']) =>
    median(reports.map(({ audits }) => audits[name].numericValue));
  return [
    {
      what: `${path} Lighthouse, performance`,
      unit: '',
      measured: median(reports.map(({ categories }) => score(categories.performance))),
      budget: { of: 'figure', bound: 'at least', limit: lighthouseBudgets.performance },
      note: `largest paint ${middle('largest-contentful-paint').toFixed(0)} ms, blocking ${middle('total-blocking-time').toFixed(0)} ms, shift ${middle('cumulative-layout-shift').toFixed(3)}`,
    },
    {
      what: `${path} Lighthouse, the lowest of ${others.join(', ')}`,
      unit: '',
      measured: Math.min(
        ...reports.flatMap(({ categories }) => others.map((name) => score(categories[name]))),
      ),
      budget: { of: 'figure', bound: 'at least', limit: lighthouseBudgets.others },
    },
  ];
};

/** Measures pages with Lighthouse for mobile devices, in turns. */
export const measureLighthouse = async ({ product }: Stage): Promise<readonly Figure[]> => {
  const { executablePath, args } = await findBrowser();
  const reports = pages.map((): Report[] => []);
  for (let run = 0; run < runs; run += 1)
    for (const [index, path] of pages.entries())
      reports[index]?.push(
        await reportOn(product.address + path, executablePath, ['--headless=new', ...args]),
      );
  return pages.flatMap((path, index) => figuresOf(path, reports[index] ?? []));
};
