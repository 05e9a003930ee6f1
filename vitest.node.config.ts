import { defineConfig } from 'vitest/config';
import { countsFor } from './scripts/lib/counts.mjs';

/** Tests in Node. */
export default defineConfig({
  test: {
    reporters: ['default', ...countsFor(process.env.TEST_RESULTS)],
    maxWorkers: '100%',
    projects: [
      {
        test: {
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
          name: 'contract',
          include: ['contract/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          // Each file has a server and a browser of its own, as much as a small machine can run.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
