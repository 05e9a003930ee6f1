import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { PicturesReporter, picturesFolder, picturesReport } from './.storybook/pictures-reporter.ts';
import { StatesReporter } from './.storybook/states-reporter.ts';
import { findBrowser, findSteadyBrowser } from './scripts/browser.mjs';
import { countsFor } from './scripts/lib/counts.mjs';

/** Tests in a browser, and in Storybook's own panel. vitest.node.config.ts has the others, which start without it. */
export default defineConfig({
  test: {
    attachmentsDir: '.results/attachments',
    // A new picture is accepted with `--update` only.
    update: 'none',
    reporters: [
      'default',
      new StatesReporter(),
      new PicturesReporter(),
      ...countsFor(process.env.TEST_RESULTS),
    ],
    projects: [
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          maxWorkers: '100%',
          isolate: false,
          setupFiles: ['.storybook/vitest.setup.ts'],
          testTimeout: 20_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: await findBrowser(),
              // The frame of a story keeps its size and is scaled down to this window: composing it took a third of the time.
              contextOptions: { viewport: { width: 480, height: 320 } },
            }),
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
