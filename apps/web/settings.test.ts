import { expect, it } from 'vitest';
import { readSettings } from './settings';

it('points the app at its own origin unless told otherwise', () => {
  expect(readSettings({})).toEqual({ apiBase: '/api', siteUrl: '' });
});

it('takes addresses without their last slash', () => {
  expect(
    readSettings({ VITE_API_BASE: 'https://api.example/v2//', VITE_SITE_URL: 'https://gifts.example/' }),
  ).toEqual({ apiBase: 'https://api.example/v2', siteUrl: 'https://gifts.example' });
});

it.each([
  [{ VITE_API_BASE: 'api.example' }, 'VITE_API_BASE is a path or an address'],
  [{ VITE_SITE_URL: 'https://gifts.example/shop' }, 'VITE_SITE_URL is an origin'],
])('stops the build at %o', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message);
});
