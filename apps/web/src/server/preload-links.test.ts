import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createPreloadLinks } from './preload-links';

const routes: RouteObject[] = [
  { path: '/', handle: ['Home.tsx'] },
  { handle: ['Layout.tsx'], children: [{ path: '/gifting/:id', handle: ['Item.tsx', 'Item.reads.ts'] }] },
  { path: '/sign-in' },
];

const build = {
  template:
    '<script src="/assets/app.js"></script><link href="/assets/app.css"><link href="/assets/shared.js">',
  manifest: {
    'index.html': { file: 'assets/app.js', imports: ['_shared.js'], css: ['assets/app.css'] },
    '_shared.js': { file: 'assets/shared.js' },
    'Home.tsx': { file: 'assets/home.js', imports: ['_shared.js'], css: ['assets/home.css'] },
    'Item.tsx': { file: 'assets/item.js', imports: ['index.html', '_reads.js'] },
    '_reads.js': { file: 'assets/reads.js', css: ['assets/item.css'] },
    'fonts/serif.woff2': { file: 'assets/serif-1.woff2' },
  },
  ssrManifest: {
    'screens/Home.tsx': ['/assets/home.js', '/assets/home.css'],
    'screens/Layout.tsx': ['/assets/app.js'],
    'screens/Item.tsx': ['/assets/item.js'],
    'screens/Item.reads.ts': ['/assets/reads.js'],
  },
};

const links = createPreloadLinks(routes, build, ['serif.woff2']);

it('links the scripts and style sheets of a screen, without those of the app', () => {
  expect(links('/', false)).toBe(
    '<link rel="modulepreload" crossorigin href="/assets/home.js">' +
      '<link rel="stylesheet" crossorigin href="/assets/home.css">',
  );
});

it('follows imports and links each file once', () => {
  expect(links('/gifting/7', false)).toBe(
    '<link rel="modulepreload" crossorigin href="/assets/item.js">' +
      '<link rel="modulepreload" crossorigin href="/assets/reads.js">' +
      '<link rel="stylesheet" crossorigin href="/assets/item.css">',
  );
});

it('adds the fonts to a server-rendered page', () => {
  expect(links('/sign-in', true)).toBe(
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/serif-1.woff2">',
  );
});

it('loads the scripts of a server-rendered page after its style sheets and fonts', () => {
  expect(links('/', true)).toBe(
    '<link rel="stylesheet" crossorigin href="/assets/home.css">' +
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/serif-1.woff2">' +
      '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/home.js">',
  );
});

it('rejects a module name that occurs twice in the build', () => {
  const twice = { ...build, ssrManifest: { 'a/Home.tsx': [], 'b/Home.tsx': [] } };
  expect(() => createPreloadLinks(routes, twice, [])('/', false)).toThrow('2 modules of that name');
});
