import { defineMain } from '@storybook/react-vite/node';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig } from 'vite';
import { mockServiceWorker } from './mockServiceWorker.ts';

/**
 * What stories import from packages. Listed, so that Vite bundles it before the first story runs: a package found later
 * makes it reload the page in the middle of a test.
 */
const bundledFirst = [
  '@gifting/api > axios',
  '@gifting/domain > zod/mini',
  '@gifting/ui > @hookform/resolvers/zod',
  '@gifting/ui > @radix-ui/react-accordion',
  '@gifting/ui > @radix-ui/react-dialog',
  '@gifting/ui > @radix-ui/react-switch',
  '@gifting/ui > @radix-ui/react-tabs',
  '@gifting/ui > @tanstack/react-query',
  '@gifting/ui > class-variance-authority',
  '@gifting/ui > lucide-react',
  '@gifting/ui > react-hook-form',
  'msw',
  'msw/browser',
  'react-dom',
  'react-hot-toast/headless',
  'react-router-dom',
  'storybook-addon-pseudo-states',
];

export default defineMain({
  framework: '@storybook/react-vite',
  // Shown in this order: where to start, then from the smallest part to the whole.
  stories: [
    '../packages/ui/src/foundations/start/*.stories.tsx',
    '../packages/ui/src/foundations/*.stories.tsx',
    '../packages/ui/src/primitives/**/*.stories.tsx',
    '../packages/ui/src/patterns/**/*.stories.tsx',
    '../packages/ui/src/{app,screens}/**/*.stories.tsx',
    '../apps/web/src/*.stories.tsx',
    '../packages/ui/src/reference/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
    'msw-storybook-addon',
  ],
  core: { disableTelemetry: true },
  // Designers come to review, not to learn Storybook.
  features: { sidebarOnboardingChecklist: false },
  staticDirs: ['../packages/ui/public'],
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [tailwindcss(), mockServiceWorker()],
      resolve: { alias: { '#storybook': import.meta.dirname } },
      optimizeDeps: { include: bundledFirst },
    }),
});
