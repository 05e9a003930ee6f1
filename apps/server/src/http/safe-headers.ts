import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

interface SafeHeadersSettings {
  readonly referrerPolicy?: 'strict-origin-when-cross-origin' | 'no-referrer';
  /** Browsers then refuse plain http for this host for a year. */
  readonly onlyHttps?: boolean;
  /** Whether pictures may come from other hosts; they may by default. */
  readonly otherHosts?: boolean;
  /** The origins of APIs that pages call besides their own. */
  readonly apiOrigins?: readonly string[];
  /** Inline scripts that may run, to the letter. */
  readonly scripts?: readonly string[];
}

/** Browsers refuse plain http for this host for a year. */
const strictTransportSecurity = 'max-age=31536000';

/** Tells browsers to use https alone, for responses with headers of their own. */
export const onlyHttps: MiddlewareHandler = async (context, next) => {
  context.header('Strict-Transport-Security', strictTransportSecurity);
  await next();
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

/**
 * Security headers for pages. Inline styles are allowed for the scroll lock of dialogs and for server-rendered style
 * attributes (docs/security.md). Pages with a secret in their address use `no-referrer`.
 */
export const safeHeaders = ({
  referrerPolicy = 'strict-origin-when-cross-origin',
  onlyHttps: httpsOnly = false,
  otherHosts = true,
  apiOrigins = [],
  scripts = [],
}: SafeHeadersSettings = {}): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scripts.map((script) => `'sha256-${sha256(script)}'`)],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...(otherHosts ? ['https:'] : []), ...apiOrigins],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...apiOrigins],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    xFrameOptions: 'DENY',
    referrerPolicy,
    strictTransportSecurity: httpsOnly && strictTransportSecurity,
  });

/** Headers for pages reached by a personal link: not indexed, no referrer, nothing from another host. */
export const personalLinkHeaders = (
  settings: Pick<SafeHeadersSettings, 'apiOrigins' | 'onlyHttps' | 'scripts'>,
): MiddlewareHandler => {
  const strict = safeHeaders({ ...settings, referrerPolicy: 'no-referrer', otherHosts: false });
  return async (context, next) => {
    const response = await strict(context, next);
    context.header('X-Robots-Tag', 'noindex');
    return response;
  };
};
