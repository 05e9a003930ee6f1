import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { mockServiceWorker } from '../../.storybook/mockServiceWorker.ts';
import { heads } from './heads.ts';

/**
 * Parts of axios that no page reaches: every browser has the XMLHttpRequest it prefers to `fetch`, calls are cut off by a
 * signal and not by its own token, statuses are compared as numbers, a form is sent as a form, and nobody counts the bytes
 * on their way.
 */
const unusedOfAxios =
  /[\\/]axios[\\/]lib[\\/](adapters[\\/]fetch|cancel[\\/]CancelToken|helpers[\\/](HttpStatusCode|formDataToJSON|toURLEncodedForm|progressEventReducer|spread))\.js$/;

/** What stands for each of them. */
const nothing =
  'export const getFetch = undefined, progressEventReducer = undefined; export default undefined;';

/** Leaves them out of the build. */
const axiosForBrowsers = (): Plugin => ({
  name: 'axios-for-browsers',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (unusedOfAxios.test(id) ? nothing : null),
});

/** Where `npm run dev` is looked at; scripts/dev.mjs starts the API's server on the port after it. */
const port = Number(process.env.PORT || 3000);
const server = `http://127.0.0.1:${port + 1}`;

const forBrowsers: UserConfig = {
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
};

/** Public pages are rendered by the server too. All of it is in one file, since nothing is installed beside a build. */
const forServer: UserConfig = {
  ssr: { noExternal: true },
  // React decides at run time otherwise, by the surroundings of a server that knows nothing of it.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    target: 'node20',
    outDir: 'dist-server',
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: '[name].mjs', codeSplitting: false } },
  },
};

export default defineConfig(({ mode, isSsrBuild }) => ({
  plugins: [
    react(),
    ...(isSsrBuild
      ? []
      : [
          tailwindcss(),
          axiosForBrowsers(),
          heads(['fraunces-soft-latin.woff2', 'instrument-sans-latin-wght-normal.woff2']),
        ]),
    ...(mode === 'mock-server' ? [mockServiceWorker()] : []),
  ],
  publicDir: '../../packages/ui/public',
  ...(isSsrBuild ? forServer : forBrowsers),
  server: {
    port,
    // Another port would be the API's.
    strictPort: true,
    proxy: { '/api': server, '/uploads': server, '/sandbox-payment': server, '/invoices': server },
  },
}));
