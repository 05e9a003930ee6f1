import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { PicturesReporter, picturesFolder, picturesReport } from './.storybook/pictures-reporter.ts';
import { StatesReporter } from './.storybook/states-reporter.ts';
import { findBrowser, findSteadyBrowser } from './scripts/browser.mjs';

/** `npm test` sets a file for the counts. */
const countsFor = (file: string | undefined): ['json', { outputFile: string }][] =>
  file ? [['json', { outputFile: file }]] : [];

const node = { environment: 'node' as const };

export default defineConfig({
  test: {
    attachmentsDir: '.results/attachments',
    reporters: [
      'default',
      new StatesReporter(),
      new PicturesReporter(),
      ...countsFor(process.env.TEST_RESULTS),
    ],
    projects: [
      {
        test: {
          ...node,
          name: 'unit',
          isolate: false,
          include: [
            'packages/*/{src,states}/**/*.test.{ts,tsx}',
            'apps/web/{src/**/,}*.test.ts',
            'bench/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...node,
          name: 'server',
          isolate: false,
          include: ['apps/server/src/**/*.test.ts'],
          // Hashing passwords and opening databases is slow on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...node,
          name: 'contract',
          include: ['contract/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...node,
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          isolate: false,
          setupFiles: ['.storybook/vitest.setup.ts'],
          testTimeout: 20_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: await findBrowser() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook', tags: { include: ['picture'] } })],
        test: {
          name: 'pictures',
          isolate: false,
          setupFiles: ['.storybook/vitest.setup.ts', '.storybook/pictures.setup.ts'],
          testTimeout: 20_000,
          // The project of stories has just run axe on them.
          provide: { 'storybook/test-provided': { a11y: false } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: await findSteadyBrowser(),
              contextOptions: {
                // Larger than any picture: the frame of a story is scaled down to its window.
                viewport: { width: 1300, height: 2420 },
                reducedMotion: 'reduce',
                locale: 'en-US',
                timezoneId: 'UTC',
              },
            }),
            instances: [{ browser: 'chromium' }],
            expect: {
              toMatchScreenshot: {
                timeout: 20_000,
                resolveScreenshotPath: ({ root, arg, ext }) => join(root, picturesFolder, `${arg}${ext}`),
                resolveDiffPath: ({ root, arg, ext }) => join(root, picturesReport, `${arg}${ext}`),
              },
            },
          },
        },
      },
    ],
  },
});
