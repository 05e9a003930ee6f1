import { demoSeller } from '@gifting/api/demo/seller';
import { readVatNumber } from '@gifting/api/orders/tax';
import { emailAddress } from '@gifting/domain/account/forms';
import { hasRate } from '@gifting/domain/tax/rates';
import type { Seller } from '@gifting/domain/tax/seller';
import * as z from 'zod/mini';
import type { SessionLifetime } from './account/sessions';
import { isLoopback, type OpenIdSettings } from './openid/provider';
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

const units = { m: 60_000, h: 60 * 60_000, d: 24 * 60 * 60_000 } as const;

const toMilliseconds = (text: string): number => {
  const [, count, unit] = /^(\d{1,6})([mhd])$/.exec(text) ?? [];
  return unit === 'm' || unit === 'h' || unit === 'd' ? Number(count) * units[unit] : Number.NaN;
};

/** A duration such as `30m`, `8h` or `30d`, from five minutes to a year. Its output is in milliseconds. */
const duration = (fallback: string) =>
  z.pipe(
    z._default(z.string(), fallback).check(
      z.refine((text) => toMilliseconds(text) >= 5 * units.m && toMilliseconds(text) <= 365 * units.d, {
        error: 'must be a duration from 5m to 365d, such as 30m, 8h or 30d',
      }),
    ),
    z.transform(toMilliseconds),
  );

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const flag = z.pipe(
  z.enum(['0', '1'], { error: 'must be 0 or 1' }),
  z.transform((text) => text === '1'),
);

/** Over plain http others could pass for the provider. */
const isIssuer = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url));
};

const environment = z.object({
  PORT: wholeNumber(3000, 0, 65_535),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(
    z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')),
  ),
  DEMO: z.optional(flag),
  SESSION_MAX: duration('30d'),
  SESSION_IDLE: duration('12h'),
  TIME_ZONE: z._default(
    z.string().check(z.refine(isTimeZone, { error: 'must be a time zone, such as Europe/London' })),
    'UTC',
  ),
  SELLER_NAME: z.optional(z.string()),
  SELLER_STREET: z.optional(z.string()),
  SELLER_POST_CODE: z.optional(z.string()),
  SELLER_TOWN: z.optional(z.string()),
  SELLER_COUNTRY: z.optional(
    z.string().check(z.refine(hasRate, { error: 'must be the ISO code of an EU country, or GB' })),
  ),
  SELLER_VAT_NUMBER: z.optional(
    z.string().check(z.refine((text) => readVatNumber(text) !== null, { error: 'must be a VAT number' })),
  ),
  TRUST_PROXY: z.optional(flag),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'))),
  MAIL_FROM: z.optional(emailAddress),
  OPENID_ISSUER: z.optional(
    z.string().check(z.refine(isIssuer, { error: 'must begin with https://, or be on this machine' })),
  ),
  OPENID_CLIENT_ID: z.optional(z.string()),
  OPENID_CLIENT_SECRET: z.optional(z.string()),
  OPENID_NAME: z._default(z.string(), 'Google'),
  STRIPE_SECRET_KEY: z.optional(z.string()),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string()),
  PUBLIC_URL: z.optional(
    z
      .string()
      .check(z.regex(/^https?:\/\/[^/?#\s]+\/?$/, 'must be an origin, such as https://gifts.example')),
  ),
});

/** How mails are sent. */
interface SmtpSettings {
  readonly url: string;
  readonly from: string;
}

/** The settings of the server. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  /** Loads the demo catalogue and accounts, whose password is public. Off by default on a public site. */
  readonly demo: boolean;
  readonly sessionLifetime: SessionLifetime;
  /** The time zone of the dates on invoices. */
  readonly timeZone: string;
  /** Who sells, which orders need for their VAT. */
  readonly seller: Seller | undefined;
  /** Trusts X-Forwarded-For. */
  readonly trustProxy: boolean;
  /** The public origin of the site; by default that of each request. */
  readonly publicUrl: string | undefined;
  /** The SMTP server that sends mails, and the address they come from. */
  readonly smtp: SmtpSettings | undefined;
  /** Who signs people in besides this site. */
  readonly openId: OpenIdSettings | undefined;
  /** Enables Stripe; without it the sandbox handles card payments. */
  readonly stripe: StripeSettings | undefined;
}

type Environment = z.output<typeof environment>;

/** Mails hold links to the site, so its address must be known. */
const readSmtp = ({
  SMTP_URL: url,
  MAIL_FROM: from,
  PUBLIC_URL: publicUrl,
}: Environment): SmtpSettings | undefined => {
  if (url === undefined && from === undefined) return undefined;
  if (url === undefined || from === undefined || publicUrl === undefined)
    throw new StartFailure('Mail needs SMTP_URL, MAIL_FROM and PUBLIC_URL together.');
  return { url, from };
};

/** A provider knows a site by both. */
const readOpenId = ({
  OPENID_ISSUER: issuer,
  OPENID_CLIENT_ID: clientId,
  OPENID_CLIENT_SECRET: clientSecret,
  OPENID_NAME: name,
}: Environment): OpenIdSettings | undefined => {
  if (issuer === undefined && clientId === undefined && clientSecret === undefined) return undefined;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined)
    throw new StartFailure(
      'Sign-in by OpenID Connect needs OPENID_ISSUER, OPENID_CLIENT_ID and OPENID_CLIENT_SECRET together.',
    );
  return { issuer, clientId, clientSecret, name };
};

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

/** A seller is named whole. Without one a server at this machine has that of the demo; a public one charges no VAT. */
const readSeller = ({
  SELLER_NAME: name,
  SELLER_STREET: street,
  SELLER_POST_CODE: postCode,
  SELLER_TOWN: town,
  SELLER_COUNTRY: country,
  SELLER_VAT_NUMBER: vatNumber,
  PUBLIC_URL: publicUrl,
}: Environment): Seller | undefined => {
  if ([name, street, postCode, town, country, vatNumber].every((each) => each === undefined))
    return publicUrl === undefined ? demoSeller : undefined;
  if (!name || !street || !postCode || !town || !country || !vatNumber)
    throw new StartFailure(
      'VAT needs SELLER_NAME, SELLER_STREET, SELLER_POST_CODE, SELLER_TOWN, SELLER_COUNTRY and SELLER_VAT_NUMBER together.',
    );
  return { name, street, postCode, town, country, vatNumber: readVatNumber(vatNumber)?.number ?? vatNumber };
};

/** Reads the settings from environment variables; an empty one counts as unset. Throws a {@link StartFailure}. */
export const readSettings = (variables: Readonly<Record<string, string | undefined>>): Settings => {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  // Ignoring them would lengthen the sessions of whoever had set them.
  if ('SESSION_DAYS' in given || 'SESSION_IDLE_HOURS' in given)
    throw new StartFailure(
      'Set SESSION_MAX and SESSION_IDLE, such as 30d and 12h, not SESSION_DAYS and SESSION_IDLE_HOURS.',
    );
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
    sessionLifetime: { absolute: data.SESSION_MAX, idle: data.SESSION_IDLE },
    timeZone: data.TIME_ZONE,
    seller: readSeller(data),
    trustProxy: data.TRUST_PROXY ?? false,
    publicUrl: data.PUBLIC_URL?.replace(/\/$/, ''),
    smtp: readSmtp(data),
    openId: readOpenId(data),
    stripe: readStripe(data),
  };
};
