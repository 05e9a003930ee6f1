import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { commandFile, root } from '../scripts/lib/workspace.mjs';
import { workshopBudgets } from './budgets';
import type { Figure } from './report/row';

/** Where `npm test` writes the counts of the last story run. */
const lastRun = join(root, '.results/stories.json');

const storyRun = z.object({
  startTime: z.number(),
  numPassedTests: z.number(),
  testResults: z.array(z.object({ endTime: z.number() })),
});

/** Stories per second with all checks: from the last `npm test`, otherwise measured now. */
export const measureStories = async (): Promise<readonly Figure[]> => {
  if (!existsSync(lastRun))
    spawnSync(process.execPath, ['scripts/test.mjs', 'stories'], { cwd: root, stdio: 'inherit' });
  const { startTime, numPassedTests, testResults } = z.parse(
    storyRun,
    JSON.parse(readFileSync(lastRun, 'utf8')),
  );
  const seconds = (Math.max(...testResults.map(({ endTime }) => endTime)) - startTime) / 1000;
  return [
    {
      what: 'stories in a second',
      unit: '/s',
      measured: numPassedTests / seconds,
      budget: { of: 'figure', bound: 'at least', limit: workshopBudgets.storiesPerSecond },
      note: `${numPassedTests} in ${seconds.toFixed(0)} s, ${new Date(startTime).toISOString()}`,
    },
  ];
};

/** The time of `storybook build` with all stories. */
export const measureStorybook = async (): Promise<readonly Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'gifting-storybook-'));
  const started = Date.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    [commandFile('storybook'), 'build', '-o', folder, '--quiet'],
    { cwd: root, encoding: 'utf8' },
  );
  const seconds = (Date.now() - started) / 1000;
  rmSync(folder, { recursive: true, force: true });
  if (status !== 0) throw new Error(`Building the workshop failed:\n${stderr}`);
  return [
    {
      what: 'storybook build',
      unit: 's',
      measured: seconds,
      budget: { of: 'figure', bound: 'at most', limit: workshopBudgets.buildSeconds },
    },
  ];
};
