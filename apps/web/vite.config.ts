import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type UserConfig } from 'vite';
import { mockServiceWorker } from '../../.storybook/mockServiceWorker.ts';
// By its path: what runs this file cannot load TypeScript from a package.
import { sessionKeys } from '../../packages/domain/src/account/session-keys.ts';
import { precompress } from './precompress.ts';
import { readSettings } from './settings.ts';

/** Where `npm run dev` is looked at; scripts/dev.mjs starts the API's server on the port after it. */
const port = Number(process.env.PORT || 3000);
const server = `http://127.0.0.1:${port + 1}`;

const forBrowsers: UserConfig = {
  build: {
    target: 'es2022',
    // The server finds the files of a page in them.
    manifest: true,
    ssrManifest: true,
    // Every browser that runs the target knows `modulepreload`.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: {
        // Nothing here relies on a getter or a missing global to act.
        propertyReadSideEffects: false,
        unknownGlobalSideEffects: false,
        // The router's development warnings: it exports no build without them.
        manualPureFunctions: ['warning', 'warnOnce', 'warningOnce'],
      },
      output: {
        codeSplitting: {
          // Groups include their dependencies. By default there is a chunk for whatever two screens share: the first visit
          // would load forty files instead of three, which compress worse.
          groups: [
            // With the parts of home that other pages use too, so that those do not load home's styles.
            {
              name: 'app',
              test: /[\\/](apps[\\/]web[\\/]src[\\/]main|PublicLayout|ResourceView|Text(area)?Field|PublicMeta|ServicesList)\.tsx$/,
              priority: 2,
            },
            { name: 'home', test: /[\\/]HomeScreen\.tsx$/, priority: 1 },
            { name: 'forms', test: /[\\/]app[\\/]useForm\.ts$/ },
            { name: 'not-found', test: /[\\/]NotFound(Screen|InDashboard)\.tsx$/ },
          ],
        },
      },
    },
  },
};

/** What renders public pages on the server, in one file: nothing is installed beside a build. */
const forServer: UserConfig = {
  ssr: { noExternal: true },
  build: {
    target: 'node20',
    outDir: 'dist-server',
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: '[name].mjs', codeSplitting: false } },
  },
};

/** Constants of the build. */
const definitions = (mode: string, isSsrBuild = false) => {
  const { apiBase, siteUrl } = readSettings(loadEnv(mode, import.meta.dirname));
  return {
    'import.meta.env.API_BASE': JSON.stringify(apiBase),
    'import.meta.env.SITE_URL': JSON.stringify(siteUrl),
    // For the inline script of index.html.
    'import.meta.env.SESSION_TOKEN_KEY': JSON.stringify(sessionKeys.token),
    // Else React decides at run time, by the environment of whatever server loads the renderer.
    ...(isSsrBuild && { 'process.env.NODE_ENV': JSON.stringify('production') }),
  };
};

export default defineConfig(({ mode, isSsrBuild }) => ({
  define: definitions(mode, isSsrBuild),
  plugins: [
    react(),
    ...(isSsrBuild ? [] : [tailwindcss(), precompress()]),
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
