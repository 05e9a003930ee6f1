import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { paths } from './paths';
import { addressOf } from './return-location';
import { readArrival } from './sign-in-state';

const app = 'https://gifts.example';

/** Where a browser on a page of the app ends up when it follows an address. */
const destination = (address: string): URL => new URL(address, `${app}/sign-in`);

/**
 * Building blocks of hostile addresses: other sites, all kinds of slashes, encodings, characters that browsers strip.
 */
const pieces = [
  ...['/', '\\', '%2f', '%5C', '%252f', '.', '..', '/./', '/../', '%2e%2e', '@', ':', '?', '#', '//', ';'],
  ...['\t', '\n', '\r', ' ', '\0', '\u00a0', '\u202e', '\u3002', '\uff0f', '%00', '%0d%0a', '%09'],
  ...[
    'evil.example',
    'https:',
    'javascript:',
    'data:',
    'alert(1)',
    'sign-in',
    'SIGN-UP',
    'sign%2din',
    'dashboard',
  ],
];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 4 })), { maxLength: 8 })
  .map((parts) => parts.join(''));

describe('the return location', () => {
  test('is always a path of this app', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          hostile,
          hostile.map((rest) => `/${rest}`),
        ),
        (from) => {
          const own = readArrival({ from }).from;
          if (own === null) return;
          expect(own).toMatch(/^\/(?!\/)/);
          expect(destination(own).origin).toBe(app);
          expect(destination(own).protocol).toBe('https:');
          // Idempotent: a second pass changes nothing.
          expect(readArrival({ from: own }).from).toBe(own);
          // The router does not match a sign-in screen either.
          expect(matchRoutes([{ path: paths.signIn }, { path: paths.signUp }], own)).toBeNull();
        },
      ),
      { numRuns: 2000 },
    );
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'https://evil.example/',
    'https:evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'dashboard/orders',
    '',
    '/sign-in',
    '/sign-in/?again',
    '/Sign-Up',
    '/sign%2Din',
  ])('is never %j', (from) => {
    expect(readArrival({ from }).from).toBeNull();
  });

  test.each([
    ['/dashboard/orders/..%2f..%2fevil', '/dashboard/orders/..%2f..%2fevil'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
    ['/%E0%A4%A', '/%E0%A4%A'],
  ])('keeps a path that only looks hostile: %s', (from, own) => {
    expect(readArrival({ from }).from).toBe(own);
  });

  test.each(Object.values(paths).filter((path) => path !== paths.signIn && path !== paths.signUp))(
    '%s comes through as it was, with its search and fragment',
    (pathname) => {
      const from = addressOf({ pathname, search: '?sort=date&q=a%2Fb', hash: '#items' });
      expect(readArrival({ from, reason: 'login-first' })).toEqual({
        from,
        reason: 'login-first',
        wroteTo: null,
      });
    },
  );

  test.each([null, undefined, 7, 'x', [], { from: 7 }, { from: '/a', reason: 'because' }])(
    'is null for the state %j',
    (state) => {
      expect(readArrival(state).from).toBeNull();
    },
  );
});
