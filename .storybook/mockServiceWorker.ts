import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** No handler answers for code, styles and fonts: they need not be copied to the page and asked about one by one. */
const letPass = `addEventListener('fetch', (event) => {
  if (['script', 'style', 'font'].includes(event.request.destination)) event.stopImmediatePropagation();
});
`;

const script =
  letPass + readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8');

/**
 * Serves the worker script of the installed msw, so that script and library are always the same version. It keeps to what
 * handlers answer: calls and pictures.
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
