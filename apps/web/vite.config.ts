import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { mockServiceWorker } from '../../.storybook/mockServiceWorker.ts';
import { heads } from './heads.ts';

/**
 * Parts of axios that no page reaches: every browser has the XMLHttpRequest it prefers to `fetch`, calls are cut off by a
 * signal and not by its own token, and statuses are compared as numbers.
 */
const unusedOfAxios =
  /[\\/]axios[\\/]lib[\\/](adapters[\\/]fetch|cancel[\\/]CancelToken|helpers[\\/]HttpStatusCode)\.js$/;

/** Leaves them out of the build. */
const axiosForBrowsers = (): Plugin => ({
  name: 'axios-for-browsers',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    unusedOfAxios.test(id) ? 'export default undefined; export const getFetch = undefined;' : null,
});

/** Where `npm run dev` is looked at; scripts/dev.mjs starts the API's server on the port after it. */
const port = Number(process.env.PORT || 3000);
const server = `http://127.0.0.1:${port + 1}`;

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    tailwindcss(),
    axiosForBrowsers(),
    heads({ HomeScreen: ['/pictures/hero-bow.svg'] }),
    ...(mode === 'mocked' ? [mockServiceWorker()] : []),
  ],
  publicDir: '../../packages/ui/public',
  build: {
    target: 'es2022',
    // Every browser that runs the target knows `modulepreload`.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What belongs together, each with all it needs, instead of a file for whatever two screens share: the first
          // visit loads three files and not forty, and they compress better.
          groups: [
            { name: 'app', test: /[\\/](apps[\\/]web[\\/]src[\\/]main|PublicLayout)\.tsx$/, priority: 2 },
            { name: 'home', test: /[\\/]HomeScreen\.tsx$/, priority: 1 },
            { name: 'forms', test: /[\\/]app[\\/]useForm\.ts$/ },
            { name: 'not-found', test: /[\\/]NotFound(Screen|InDashboard)\.tsx$/ },
          ],
        },
      },
    },
  },
  server: {
    port,
    // Another port would be the API's.
    strictPort: true,
    proxy: { '/api': server, '/uploads': server, '/sandbox-payment': server, '/invoices': server },
  },
}));
