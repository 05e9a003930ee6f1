import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/**
 * Headers that narrow what a page of this origin may do. Styles may be inline because the toasts write theirs into the
 * page; scripts may not. Transport security is left to whoever terminates TLS in front of this server. A page whose
 * address is a key tells no other page of it: `no-referrer`.
 */
export const safeHeaders = (
  referrerPolicy: 'strict-origin-when-cross-origin' | 'no-referrer' = 'strict-origin-when-cross-origin',
): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    xFrameOptions: 'DENY',
    referrerPolicy,
    strictTransportSecurity: false,
  });
