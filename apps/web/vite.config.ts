import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin, type UserConfig } from 'vite';
import { mockServiceWorker } from '../../.storybook/mockServiceWorker.ts';
import { picturesBelow } from '../../.storybook/pictures-below.ts';
import { draftKeys } from '../../packages/client-state/src/orders/keys.ts';
import { sessionKeys } from '../../packages/domain/src/account/session-keys.ts';
// Imported by path: Node loads this config and cannot load TypeScript from a package.
import { brand } from '../../packages/domain/src/brand/brand.ts';
import { branded } from '../../packages/domain/src/brand/colours.ts';
import { paths } from '../../packages/domain/src/site/paths.ts';
import { keyOf } from '../../packages/ui/src/app/kept-forms.ts';
import { precompress } from './precompress.ts';
import { readSettings } from './settings.ts';

/** The port of `npm run dev`; scripts/dev.mjs starts the API server on the next port. */
const port = Number(process.env.PORT || 3000);
const server = `http://127.0.0.1:${port + 1}`;

const forBrowsers: UserConfig = {
  build: {
    target: 'es2022',
    // 1.5 % smaller after brotli than the default minifier. No code here relies on side effects of getters.
    minify: 'terser',
    terserOptions: { ecma: 2020, compress: { passes: 3, pure_getters: true } },
    // The server reads them to find a page's files.
    manifest: true,
    ssrManifest: true,
    // All target browsers support `modulepreload`.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: {
        // No code here relies on side effects of getters or missing globals.
        propertyReadSideEffects: false,
        unknownGlobalSideEffects: false,
        // Drops the router's development warnings: it exports no build without them.
        manualPureFunctions: ['warning', 'warnOnce', 'warningOnce'],
      },
      output: {
        // Home lists the names of all files, in which a hash of letters compresses worst.
        hashCharacters: 'hex',
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          // Groups include their dependencies. By default each module shared by two screens gets a chunk: the first
          // visit would load forty files instead of three, which compress worse.
          groups: [
            // Includes the parts of home that other pages use, so that those pages do not load home's styles.
            {
              name: 'app',
              test: /[\\/](apps[\\/]web[\\/]src[\\/]main|PublicLayout|ResourceView|Text(area)?Field|PublicMeta|ServicesList|loadPostInquiry)\.tsx?$/,
              priority: 2,
            },
            { name: 'home', test: /[\\/]HomeScreen\.tsx$/, priority: 1 },
            // Small parts that several screens use: one file each would be a request each.
            {
              name: 'cards',
              test: /[\\/](Card|EmptyState|SelectField|IdleWatch|NumberField|normaliseNumber)\.tsx?$/,
            },
            { name: 'icons', test: /lucide-react.*[\\/](clock|plus|file-text|eye)\.m?js$/ },
            { name: 'products', test: /[\\/](ProductCard|PackagingCard|Price)\.tsx$/ },
            {
              name: 'pages',
              test: /[\\/]((Breadcrumbs|DetailHead|NextStep|Proof)\.tsx|(gifting\.texts|opening|retry-unless-not-found)\.ts)$/,
            },
            {
              name: 'forms',
              test: /[\\/](app[\\/]use(Form|KeptForm|Later)|storage[\\/]random-id)\.ts$|[\\/]@hookform[\\/]resolvers[\\/]/,
            },
            // Before the parts of an order, which would include them for sign-in and recipients too.
            { name: 'fields', test: /[\\/]domain[\\/]src[\\/](account|forms|money)[\\/]/, priority: 1 },
            // Small parts that the screens of an order share: each chunk's name weighs on home.
            {
              name: 'order',
              test: /[\\/](BuilderScreen\.reads|quote|review-arrival|web-link|Day|status|gift-note|PageHeader|(summary|order-detail|order-table|GiftNoteStep)\.texts)\.tsx?$/,
            },
            // Before them too: the catalogue has the box, but no step of an order.
            { name: 'draft', test: /[\\/](OrderLayout|useDraft|products[\\/]product)\.tsx?$/, priority: 1 },
            { name: 'order-summary', test: /[\\/](Dock|OrderSummary|BoxTray|useBuyerLogo)\.tsx?$/ },
            // The reads of administrators, small beside a screen: each name weighs on home.
            { name: 'admin', test: /[\\/]Admin\w+Screen\.reads\.ts$/ },
            { name: 'dialog', test: /[\\/](Dialog[\\/](focus|keepInSight)|LoadingOverlay)\.tsx?$/ },
            {
              name: 'command',
              test: /[\\/](api[\\/]src[\\/](core[\\/](command|google-not-ready)|(account|inquiries)[\\/]endpoints|capabilities[\\/]queries)|server-field-errors|failure-text|ContactScreen\.texts)\.ts$/,
            },
            { name: 'tags', test: /[\\/](Tag|SampleNote|Breakable)\.tsx$/ },
            {
              name: 'account',
              test: /[\\/]((PasswordField|ContinueButton|AuthCard)\.tsx|sign-in-state\.ts)$/,
            },
            { name: 'files', test: /[\\/](FileField|useFileDrop)\.tsx?$/ },
            { name: 'radio', test: /[\\/]Radio(Fieldset|CardGroup|Card)\.tsx$/ },
            // Parts of all pages of recipients.
            {
              name: 'recipient',
              test: /[\\/](RecipientLayout|RecipientHero|GiftToggle|SizeField|useThankYou|GiftCard|DeliveryForm|MicrositeScreen\.texts|size-question)\.tsx?$/,
            },
            { name: 'not-found', test: /[\\/]NotFound(Screen|InDashboard)\.tsx$/ },
          ],
        },
      },
    },
  },
};

/** Bundles the server renderer into one file: a deployed build has no node_modules. */
const forServer: UserConfig = {
  ssr: { noExternal: true },
  build: {
    target: 'node20',
    outDir: 'dist-server',
    copyPublicDir: false,
    rolldownOptions: { output: { entryFileNames: '[name].mjs', codeSplitting: false } },
  },
};

type Settings = ReturnType<typeof readSettings>;

/** Connects early to an API of another origin. The server allows calls to the origin that this link names. */
const preconnect = ({ apiOrigin }: Settings): Plugin => ({
  name: 'preconnect',
  transformIndexHtml: () =>
    apiOrigin === undefined
      ? []
      : [{ tag: 'link', attrs: { rel: 'preconnect', href: apiOrigin, crossorigin: true }, injectTo: 'head' }],
});

/**
 * Has V8 compile what every visit runs beside its download, on another thread, instead of within the app's first task: half
 * of a slow phone's blocking time after the first paint.
 */
const compileHint = (): Plugin => ({
  name: 'compile-hint',
  generateBundle: {
    // The hint has to be the file's first line, and Vite writes one of its own.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.name === 'app')
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
});

/** Writes the brand's colours and mark into the style sheets, if it has its own. */
const brandStyles = (): Plugin => ({
  name: 'brand-styles',
  generateBundle(_, bundle) {
    const tokens = readFileSync(new URL('../../packages/ui/src/tokens.css', import.meta.url), 'utf8');
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = branded(String(file.source), tokens, brand);
  },
});

/** Build-time constants. */
const definitions = ({ apiBase, siteUrl }: Settings, isSsrBuild = false) => ({
  'import.meta.env.API_BASE': JSON.stringify(apiBase),
  'import.meta.env.SITE_URL': JSON.stringify(siteUrl),
  // For the inline script of index.html.
  'import.meta.env.SESSION_TOKEN_KEY': JSON.stringify(sessionKeys.token),
  'import.meta.env.BUILDER_PATH': JSON.stringify(paths.builder),
  'import.meta.env.BUILDER_KEYS': JSON.stringify([...Object.values(draftKeys), keyOf('project')].join(' ')),
  // Otherwise React reads NODE_ENV at run time, from the environment of the server that loads the renderer.
  ...(isSsrBuild && { 'process.env.NODE_ENV': JSON.stringify('production') }),
});

export default defineConfig(({ mode, isSsrBuild }) => {
  const settings = readSettings(loadEnv(mode, import.meta.dirname));
  return {
    define: definitions(settings, isSsrBuild),
    plugins: [
      react(),
      ...(isSsrBuild
        ? []
        : [tailwindcss(), preconnect(settings), brandStyles(), compileHint(), precompress()]),
      ...(mode === 'mock-server' ? [mockServiceWorker(), picturesBelow()] : []),
    ],
    publicDir: '../../packages/ui/public',
    ...(isSsrBuild ? forServer : forBrowsers),
    server: {
      port,
      // Fail if the port is taken: the next one belongs to the API.
      strictPort: true,
      proxy: {
        '/api': server,
        '/uploads': server,
        '/sandbox-payment': server,
        '/invoices': server,
        '/credit-notes': server,
        '/packing': server,
      },
    },
  };
});
