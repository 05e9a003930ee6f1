import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** Skips code, styles and fonts, which no handler answers: copying each request to the page is slow. */
const letPass = `addEventListener('fetch', (event) => {
  if (['script', 'style', 'font'].includes(event.request.destination)) event.stopImmediatePropagation();
});
`;

const script =
  letPass + readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8');

/**
 * Serves the worker script of the installed msw, so that script and library versions match. It intercepts only what
 * handlers answer: API calls and pictures.
 */
export const mockServiceWorker = (): Plugin => ({
  name: 'mock-service-worker-script',
  configureServer(server) {
    server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
      response.setHeader('Content-Type', 'text/javascript').end(script);
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: script });
  },
});
