import * as z from 'zod/mini';

const variables = z.object({
  /** Base URL of the API; the page's own origin by default. */
  VITE_API_BASE: z._default(
    z.string().check(z.regex(/^(https?:\/\/|\/)\S+$/, 'VITE_API_BASE is a path or an address')),
    '/api',
  ),
  /** The public origin, for canonical URLs; the origin of the opened page by default. */
  VITE_SITE_URL: z.optional(
    z.string().check(z.regex(/^https?:\/\/[^/?#\s]+\/?$/, 'VITE_SITE_URL is an origin')),
  ),
});

/** Parses a build's environment variables. Throws for an invalid value, which fails the build. */
export const readSettings = (environment: Readonly<Record<string, string>>) => {
  const { VITE_API_BASE, VITE_SITE_URL } = variables.parse(environment);
  return {
    apiBase: VITE_API_BASE.replace(/\/+$/, ''),
    /** The API's origin, unless it is the page's own. */
    apiOrigin: URL.canParse(VITE_API_BASE) ? new URL(VITE_API_BASE).origin : undefined,
    siteUrl: VITE_SITE_URL?.replace(/\/$/, '') ?? '',
  };
};
