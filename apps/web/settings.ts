import * as z from 'zod/mini';

const variables = z.object({
  /** Where the API is; the same origin unless the app is pointed at another API. */
  VITE_API_BASE: z._default(
    z.string().check(z.regex(/^(https?:\/\/|\/)\S+$/, 'VITE_API_BASE is a path or an address')),
    '/api',
  ),
  /** The origin visitors reach the site at, for canonical addresses; the one the page was opened at unless given. */
  VITE_SITE_URL: z.optional(
    z.string().check(z.regex(/^https?:\/\/[^/?#\s]+\/?$/, 'VITE_SITE_URL is an origin')),
  ),
});

/** The settings of a build, from its environment variables. Throws for a value that cannot be meant, so the build stops. */
export const readSettings = (environment: Readonly<Record<string, string>>) => {
  const { VITE_API_BASE, VITE_SITE_URL } = variables.parse(environment);
  return { apiBase: VITE_API_BASE.replace(/\/+$/, ''), siteUrl: VITE_SITE_URL?.replace(/\/$/, '') ?? '' };
};
