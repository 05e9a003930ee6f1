import * as z from 'zod/mini';

const environment = z.object({
  /** Where the API is; the same origin unless the app is pointed at the provider's own API. */
  VITE_API_BASE: z._default(
    z.string().check(z.regex(/^(https?:\/\/|\/)\S+$/, 'VITE_API_BASE is a path or an address')),
    '/api',
  ),
  /** The origin visitors reach the site at, for canonical addresses; the one the page was opened at unless given. */
  VITE_SITE_URL: z.optional(
    z.string().check(z.regex(/^https?:\/\/[^/?#\s]+\/?$/, 'VITE_SITE_URL is an origin')),
  ),
});

const { VITE_API_BASE, VITE_SITE_URL } = environment.parse(import.meta.env);

/** The settings the build was made with. */
export const env = {
  apiBase: VITE_API_BASE.replace(/\/+$/, ''),
  siteUrl: VITE_SITE_URL?.replace(/\/$/, ''),
} as const;
