import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

interface SafeHeadersSettings {
  readonly referrerPolicy?: 'strict-origin-when-cross-origin' | 'no-referrer';
  /** Scripts that may stand in a page, to the letter. */
  readonly scripts?: readonly string[];
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

/**
 * Headers that narrow what a page of this origin may do. Styles may be inline because the toasts write theirs into the
 * page; scripts may not, but for those given. Transport security is left to whoever terminates TLS in front of this server. A page whose
 * address is a key tells no other page of it: `no-referrer`.
 */
export const safeHeaders = ({
  referrerPolicy = 'strict-origin-when-cross-origin',
  scripts = [],
}: SafeHeadersSettings = {}): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scripts.map((script) => `'sha256-${sha256(script)}'`)],
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
