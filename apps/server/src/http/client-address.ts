import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * Where a request comes from. Behind a proxy that is the last address of X-Forwarded-For, the one the proxy itself has
 * written; it is believed only when `trustProxy` says that there is one, since anyone can send the header.
 */
export const addressOf =
  (trustProxy: boolean) =>
  (context: Context): string => {
    const forwarded = trustProxy
      ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
      : undefined;
    return forwarded || (getConnInfo(context).remote.address ?? 'unknown');
  };
