import * as z from 'zod/mini';
import { user } from '../account/user';
import { entity, field } from '../wire/entity';
import { wireNullableText, wireText } from '../wire/wire';

/** How long a person may take at the provider, and to prove their password afterwards, in minutes. */
export const openIdMinutes = 10;

/** Who signs people in besides this site: a name for buttons, such as Google. */
export const openIdProvider = entity({ name: field('name', wireText) });

/** The page of the provider that a browser goes to. */
export const openIdStart = entity({ address: field('address', z.url({ protocol: /^https?$/ })) });

/** What became of a sign-in at a provider; `proof` waits for the password of the account with this e-mail. */
const openIdOutcomes = ['signed_in', 'opened', 'proof', 'linked'] as const;

/** A sign-in at a provider once the person is back. There is a session unless a password is to be proved first. */
export const openIdReturn = entity({
  outcome: field('outcome', z.enum(openIdOutcomes)),
  /** The e-mail of the account. */
  email: field('email', wireText),
  session: field('session', z.nullable(z.object({ user, token: z.string().check(z.minLength(1)) }))),
  returnTo: field('return_to', wireNullableText),
  remember: field('remember', z.boolean()),
});
export type OpenIdReturn = z.output<typeof openIdReturn>;

/** How a person can sign in: with which identity of the provider, and whether they have a password. */
export const signInWays = entity({
  /** The e-mail of the linked identity; `null` if none is linked. */
  identity: field('identity', z.nullable(z.object({ email: z.string() }))),
  hasPassword: field('has_password', z.boolean()),
});
export type SignInWays = z.output<typeof signInWays>;

/** The password that links an identity to an account. */
export const proofForm = z.object({ password: z.string().check(z.minLength(1, 'Enter your password')) });
export type ProofForm = z.output<typeof proofForm>;
