import * as z from 'zod/mini';
import type { SessionLifetime } from './account/sessions';
import type { StripeSettings } from './payments/stripe/settings';
import { StartFailure } from './start-failure';

const wholeNumber = (fallback: number, min: number, max: number) =>
  z.pipe(
    z._default(z.string(), String(fallback)).check(
      z.refine((text) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max, {
        error: `must be a whole number from ${min} to ${max}`,
      }),
    ),
    z.transform(Number),
  );

const flag = z.pipe(
  z.enum(['0', '1'], { error: 'must be 0 or 1' }),
  z.transform((text) => text === '1'),
);

const environment = z.object({
  PORT: wholeNumber(3000, 0, 65_535),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(
    z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')),
  ),
  DEMO: z.optional(flag),
  SESSION_DAYS: wholeNumber(30, 1, 365),
  SESSION_IDLE_HOURS: wholeNumber(12, 1, 24 * 365),
  TRUST_PROXY: z.optional(flag),
  STRIPE_SECRET_KEY: z.optional(z.string()),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string()),
  PUBLIC_URL: z.optional(
    z
      .string()
      .check(z.regex(/^https?:\/\/[^/?#\s]+\/?$/, 'must be an origin, such as https://gifts.example')),
  ),
});

/** The settings of the server. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  /** Loads the demo catalogue and accounts, whose password is public. Off by default on a public site. */
  readonly demo: boolean;
  readonly sessionLifetime: SessionLifetime;
  /** Trusts X-Forwarded-For. */
  readonly trustProxy: boolean;
  /** The public origin of the site; by default that of each request. */
  readonly publicUrl: string | undefined;
  /** Enables Stripe; without it the sandbox handles card payments. */
  readonly stripe: StripeSettings | undefined;
}

type Environment = z.output<typeof environment>;

/** Stripe needs all three. Half of it must not mean the sandbox, where buyers authorise their own payments. */
const readStripe = ({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  PUBLIC_URL: publicUrl,
}: Environment): StripeSettings | undefined => {
  if (secretKey === undefined && webhookSecret === undefined) return undefined;
  if (secretKey === undefined || webhookSecret === undefined || publicUrl === undefined)
    throw new StartFailure('Stripe needs STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and PUBLIC_URL together.');
  return { secretKey, webhookSecret, publicUrl: publicUrl.replace(/\/$/, '') };
};

const hour = 60 * 60_000;

/** Reads the settings from environment variables; an empty one counts as unset. Throws a {@link StartFailure}. */
export const readSettings = (variables: Readonly<Record<string, string | undefined>>): Settings => {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(environment, given);
  if (!parsed.success)
    throw new StartFailure(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join(' '),
    );
  const { data } = parsed;
  return {
    port: data.PORT,
    host: data.HOST,
    dataFolder: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    demo: data.DEMO ?? data.PUBLIC_URL === undefined,
    sessionLifetime: { absolute: data.SESSION_DAYS * 24 * hour, idle: data.SESSION_IDLE_HOURS * hour },
    trustProxy: data.TRUST_PROXY ?? false,
    publicUrl: data.PUBLIC_URL?.replace(/\/$/, ''),
    stripe: readStripe(data),
  };
};
