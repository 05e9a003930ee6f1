import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/** The client behind an address: an IPv4 address, or the /64 network of an IPv6 address; undefined for no address. */
const clientOf = (text: string): string | undefined => {
  // Some proxies add the port: `203.0.113.9:40001`, `[2001:db8::1]:40001`.
  const address = text
    .trim()
    .replace(/^\[(.+)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1');
  if (!ipaddr.IPv4.isValidFourPartDecimal(address) && !ipaddr.IPv6.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6
    ? `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString().replace(/%.*$/, '')}/64`)}/64`
    : parsed.toString();
};

/**
 * The client address of a request, for counting. With `trustProxy` the last entry of X-Forwarded-For, which the proxy
 * wrote, if it is an address; without a proxy anyone could forge it. Without `trustProxy` the first such header is
 * reported: behind a proxy everybody would count as one client.
 */
export const addressOf = (
  trustProxy: boolean,
  report: (line: string) => void,
): ((context: Context) => string) => {
  let reported = false;
  return (context) => {
    const header = context.req.header('x-forwarded-for');
    if (header !== undefined && !trustProxy && !reported) {
      reported = true;
      report(
        'A request came with X-Forwarded-For, which is ignored: behind a proxy all clients count as one. Set TRUST_PROXY=1 if a proxy of yours adds it.',
      );
    }
    const forwarded = trustProxy ? header?.split(',').at(-1) : undefined;
    const { address = '' } = getConnInfo(context).remote;
    return clientOf(forwarded ?? '') ?? clientOf(address) ?? 'unknown';
  };
};
