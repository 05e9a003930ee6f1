import { createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { Refusal } from '@gifting/api/core/refusal';
import { refusalTexts } from '@gifting/api/core/texts';
import { emailField } from '@gifting/domain/account/forms';
import { typedText } from '@gifting/domain/forms/fields';
import { openIdReturnPath } from '@gifting/domain/openid/paths';
import * as oidc from 'openid-client';
import * as z from 'zod/mini';

/** The settings of an OpenID provider. */
export interface OpenIdSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Its name on buttons. */
  readonly name: string;
}

const identityClaims = z.object({
  iss: z.string(),
  sub: z.string().check(z.minLength(1)),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  // Some providers send it as text.
  email_verified: z.optional(z.union([z.boolean(), z.string()])),
});

/** Who somebody is at a provider. */
export interface OpenIdIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly name: string;
  /** An e-mail that the provider has confirmed and that an account can have; `null` without one. */
  readonly email: string | null;
}

/** Signs people in at an OpenID provider, by the code flow with PKCE, state and nonce. */
export interface OpenIdProvider {
  readonly name: string;
  /** The provider's page for a sign-in with this secret. Throws a 503 if the provider does not answer. */
  readonly pageFor: (secret: string) => Promise<string>;
  /** Who came back with this query. Throws a refusal of any answer that is not for a sign-in with this secret. */
  readonly identityOf: (secret: string, query: string) => Promise<OpenIdIdentity>;
}

/** How long the provider may take for an answer, in seconds. */
const patience = 10;

/** State, nonce and verifier follow from the secret, so nothing but its hash need be stored. */
const derive = (secret: string, purpose: string): string =>
  createHash('sha256').update(`${purpose} ${secret}`).digest('base64url');

/** Whether an issuer is on this machine, where http is no risk. */
export const isLoopback = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || (isIP(hostname) === 4 && hostname.startsWith('127.'));

const isAway = (error: unknown): boolean =>
  // A failed fetch is a TypeError.
  error instanceof TypeError ||
  (error instanceof oidc.ClientError &&
    (error.code === 'OAUTH_TIMEOUT' || (error.cause instanceof Response && error.cause.status >= 500)));

const refusalOf = (error: unknown): Refusal => {
  if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied')
    return new Refusal(422, refusalTexts.openIdRefused);
  return isAway(error)
    ? new Refusal(503, refusalTexts.openIdAway, { cause: error })
    : new Refusal(422, refusalTexts.openIdFailed, { cause: error });
};

/** Creates the client of a provider. `origin` is the site's public one, asked for once the server listens. */
export const createOpenIdProvider = (
  { issuer, clientId, clientSecret, name }: OpenIdSettings,
  origin: () => string,
): OpenIdProvider => {
  let known: Promise<oidc.Configuration> | undefined;
  const discover = (): Promise<oidc.Configuration> => {
    const server = new URL(issuer);
    known ??= oidc
      .discovery(server, clientId, clientSecret, undefined, {
        timeout: patience,
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(isLoopback(server) ? [oidc.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        known = undefined;
        throw new Refusal(503, refusalTexts.openIdAway, { cause: error });
      });
    return known;
  };
  const returnAddress = () => origin() + openIdReturnPath;

  return {
    name,
    pageFor: async (secret) =>
      oidc.buildAuthorizationUrl(await discover(), {
        redirect_uri: returnAddress(),
        scope: 'openid email profile',
        state: derive(secret, 'state'),
        nonce: derive(secret, 'nonce'),
        code_challenge: await oidc.calculatePKCECodeChallenge(derive(secret, 'verifier')),
        code_challenge_method: 'S256',
      }).href,
    identityOf: async (secret, query) => {
      const configuration = await discover();
      try {
        const address = new URL(returnAddress());
        address.search = query;
        const tokens = await oidc.authorizationCodeGrant(configuration, address, {
          expectedState: derive(secret, 'state'),
          expectedNonce: derive(secret, 'nonce'),
          pkceCodeVerifier: derive(secret, 'verifier'),
          idTokenExpected: true,
        });
        const own = z.parse(identityClaims, tokens.claims());
        // Providers may keep the e-mail out of the token.
        const {
          email,
          email_verified,
          name: fullName,
        } = own.email === undefined && configuration.serverMetadata().userinfo_endpoint
          ? z.parse(
              z.omit(identityClaims, { iss: true }),
              await oidc.fetchUserInfo(configuration, tokens.access_token, own.sub),
            )
          : own;
        return {
          issuer: own.iss,
          subject: own.sub,
          name: z.safeParse(typedText(), fullName ?? own.name).data ?? '',
          email: (String(email_verified) === 'true' && z.safeParse(emailField('none'), email).data) || null,
        };
      } catch (error) {
        throw refusalOf(error);
      }
    },
  };
};
