import { expect, it } from 'vitest';
import { readSettings } from './settings';

it("defaults to the app's own origin", () => {
  expect(readSettings({})).toEqual({ apiBase: '/api', apiOrigin: undefined, siteUrl: '' });
});

it('strips the trailing slash of URLs', () => {
  expect(
    readSettings({ VITE_API_BASE: 'https://api.example/v2//', VITE_SITE_URL: 'https://gifts.example/' }),
  ).toEqual({
    apiBase: 'https://api.example/v2',
    apiOrigin: 'https://api.example',
    siteUrl: 'https://gifts.example',
  });
});

it.each([
  [{ VITE_API_BASE: 'api.example' }, 'VITE_API_BASE is a path or an address'],
  [{ VITE_SITE_URL: 'https://gifts.example/shop' }, 'VITE_SITE_URL is an origin'],
])('fails the build for %o', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message);
});
