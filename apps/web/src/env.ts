import * as z from 'zod/mini';

const environment = z.object({
  /** Where the API is; the same origin unless the app is pointed at the provider's own API. */
  VITE_API_BASE: z._default(
    z.string().check(z.regex(/^(https?:\/\/|\/)\S+$/, 'VITE_API_BASE is a path or an address')),
    '/api',
  ),
});

const { VITE_API_BASE } = environment.parse(import.meta.env);

/** The settings the build was made with. */
export const env = { apiBase: VITE_API_BASE.replace(/\/+$/, '') } as const;
