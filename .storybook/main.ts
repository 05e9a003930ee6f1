import { defineMain } from '@storybook/react-vite/node';
import tailwindcss from '@tailwindcss/vite';
import { mergeConfig } from 'vite';
import { plainProps } from './docs/plain-props.ts';
import { mockServiceWorker } from './mockServiceWorker.ts';
import { picturesBelow } from './pictures-below.ts';
import { readTheme } from './theme-tokens.ts';

/** Packages that stories import, so that Vite prebundles them: one found later reloads the page during a test. */
const bundledFirst = [
  '@storybook/addon-docs/blocks',
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
  'chromatic/isChromatic',
  'msw',
  'msw/browser',
  'react-dom',
  'react-hot-toast/headless',
  'react-router-dom',
  'storybook-addon-pseudo-states',
];

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/src/foundations/start/*.stories.tsx',
    '../packages/ui/src/foundations/*.{stories.tsx,mdx}',
    '../packages/ui/src/primitives/**/*.stories.tsx',
    '../packages/ui/src/patterns/**/*.stories.tsx',
    '../packages/ui/src/{app,screens}/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
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
  // For manager.ts, whose build cannot read style sheets.
  env: (env) => ({ ...env, STORYBOOK_THEME: JSON.stringify(readTheme()) }),
  // Designers review here; they do not need Storybook's own tutorials.
  features: { sidebarOnboardingChecklist: false },
  staticDirs: ['../packages/ui/public', './public'],
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [tailwindcss(), mockServiceWorker(), picturesBelow(), plainProps()],
      resolve: { alias: { '#storybook': import.meta.dirname } },
      optimizeDeps: { include: bundledFirst },
    }),
});
