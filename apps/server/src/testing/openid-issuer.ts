import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Provider from 'oidc-provider';
import type { OpenIdSettings } from '../openid/provider';

/** Somebody with an account at the issuer. */
interface IssuerPerson {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
}

/** A real OpenID provider on loopback. It asks nothing: whoever comes is the present person. */
export interface OpenIdIssuer {
  readonly settings: OpenIdSettings;
  /** Who comes next; `null` presses Cancel. */
  person: IssuerPerson | null;
  stop(): Promise<void>;
}

const client = { clientId: 'gifting', clientSecret: 'a-secret-of-the-client' } as const;

/** Starts an issuer for a site. */
export const startOpenIdIssuer = async (site: string, port = 0): Promise<OpenIdIssuer> => {
  const people = new Map<string, IssuerPerson>();
  let handle: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  const server = createServer((request, response) => handle(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The issuer has no port.');
  const issuer = `http://127.0.0.1:${address.port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [`${site}/sign-in/return`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    cookies: { keys: ['a key of the issuer’s cookies'] },
    features: { devInteractions: { enabled: false } },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kty: 'RSA', use: 'sig', alg: 'RS256' }] },
    interactions: { url: () => '/interaction' },
    pkce: { required: () => true },
    findAccount: (_context, id) => {
      const person = people.get(id);
      return person && { accountId: id, claims: () => ({ ...person }) };
    },
    // Nobody is asked for consent.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  const issuing: OpenIdIssuer = {
    settings: { issuer, ...client, name: 'Google' },
    person: null,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  handle = (request, response) => {
    if (request.url !== '/interaction') return void answer(request, response);
    const { person } = issuing;
    if (person) people.set(person.sub, person);
    void provider.interactionFinished(
      request,
      response,
      person ? { login: { accountId: person.sub, remember: false } } : { error: 'access_denied' },
    );
  };
  return issuing;
};

/** Goes where an address leads, as a browser of its own, until it comes to the site; returns the query it comes with. */
export const comeBack = async (address: string, site: string): Promise<string> => {
  const cookies = new Map<string, string>();
  let next = address;
  for (let hops = 0; hops < 10; hops += 1) {
    const { status, headers } = await fetch(next, {
      redirect: 'manual',
      headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    for (const cookie of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = headers.get('location');
    if (location === null) throw new Error(`The issuer answered ${status} to ${next}`);
    const url = new URL(location, next);
    if (url.origin === site) return url.search;
    next = url.href;
  }
  throw new Error('The issuer redirects in a circle.');
};
