import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The client address of a request. With `trustProxy` the last entry of X-Forwarded-For, which the proxy
 * wrote; without a proxy anyone could forge it.
 */
export const addressOf =
  (trustProxy: boolean) =>
  (context: Context): string => {
    const forwarded = trustProxy
      ? context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
      : undefined;
    return forwarded || (getConnInfo(context).remote.address ?? 'unknown');
  };
