import type { Plugin } from 'vite';

/**
 * Lets a build be hosted in a folder: its pictures, which code and data name from the root, are in that folder too. The
 * folder is Vite's `base`.
 */
export const picturesBelow = (): Plugin => {
  let base = '/';
  return {
    name: 'pictures-below',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    renderChunk: (code) =>
      base === '/' ? null : { code: code.replace(/(["'`])\/pictures\//g, `$1${base}pictures/`), map: null },
  };
};
