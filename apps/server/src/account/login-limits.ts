import type { Limit } from './throttle';

/** The period in which attempts are counted, in milliseconds. */
export const loginPeriod = 10 * 60_000;

/** How an attempt to sign in is counted. */
interface LoginLimits {
  /** Failures that are answered at once. Beyond them a guess waits for its turn, and a right one still passes. */
  readonly limits: readonly Limit[];
  /** Failures beyond which nothing passes any more. */
  readonly hard: readonly Limit[];
  /** The keys that a right password forgives. */
  readonly forgiven: readonly string[];
}

/**
 * Limits on failed sign-ins per {@link loginPeriod}. A device that signed in to the account before is counted by itself,
 * so that no stranger's guesses slow it down. Others are counted per account and client, per account, and per client,
 * which may serve an office; only a client that guesses a thousand times is refused altogether.
 */
export const limitsOf = (email: string, clientAddress: string, deviceId?: string): LoginLimits => {
  const account = `account ${email.toLowerCase()}`;
  if (deviceId !== undefined) {
    const device = `${account} device ${deviceId}`;
    return {
      limits: [{ key: device, failures: 10 }],
      hard: [{ key: `${device} hard`, failures: 100 }],
      forgiven: [device],
    };
  }
  const client = `client ${clientAddress}`;
  const pair = `${account} ${client}`;
  return {
    limits: [
      { key: pair, failures: 10 },
      { key: account, failures: 100 },
      { key: client, failures: 50 },
    ],
    hard: [{ key: `${client} hard`, failures: 1000 }],
    forgiven: [account, pair],
  };
};

/** The limit on guesses of the present password by a session per {@link loginPeriod}. */
export const changeLimitsOf = (userId: number): readonly Limit[] => [
  { key: `password of ${userId}`, failures: 10 },
];

/** Limits on mails to forgetful people per {@link loginPeriod}: per address, and per client, which may serve an office. */
export const forgottenLimitsOf = (email: string, clientAddress: string): readonly Limit[] => [
  { key: `forgotten ${email.toLowerCase()}`, failures: 3 },
  { key: `forgotten by ${clientAddress}`, failures: 30 },
];

/** The limit on links that do not work per {@link loginPeriod}. */
export const resetLimitsOf = (clientAddress: string): readonly Limit[] => [
  { key: `reset ${clientAddress}`, failures: 50 },
];

/** Limits on changes of e-mail per {@link loginPeriod}: each mails an address that may be a stranger's. */
export const emailChangeLimitsOf = (userId: number, email: string): readonly Limit[] => [
  { key: `email of ${userId}`, failures: 5 },
  { key: `email to ${email.toLowerCase()}`, failures: 3 },
];

/** The limit on links of a change of e-mail that do not work per {@link loginPeriod}. */
export const emailLinkLimitsOf = (clientAddress: string): readonly Limit[] => [
  { key: `email link ${clientAddress}`, failures: 50 },
];

/** Limits on inquiries per {@link loginPeriod}: per address, which gets a copy, and per client, which may serve an office. */
export const inquiryLimitsOf = (email: string, clientAddress: string): readonly Limit[] => [
  { key: `inquiry of ${email.toLowerCase()}`, failures: 3 },
  { key: `inquiry from ${clientAddress}`, failures: 20 },
];

/** The limit on sign-ins at an OpenID provider that are begun per {@link loginPeriod}: a client may serve an office. */
export const openIdLimitsOf = (clientAddress: string): readonly Limit[] => [
  { key: `openid ${clientAddress}`, failures: 100 },
];

/** The limit on mails to whoever signs up per {@link loginPeriod}: the address may be a stranger's. */
export const signUpMailLimitsOf = (email: string): readonly Limit[] => [
  { key: `sign-up of ${email.toLowerCase()}`, failures: 5 },
];

/** The limit on further mails that confirm an account's e-mail per {@link loginPeriod}. */
export const confirmationLimitsOf = (userId: number): readonly Limit[] => [
  { key: `confirmation of ${userId}`, failures: 3 },
];

/** The limit on such links that do not work per {@link loginPeriod}. */
export const confirmLimitsOf = (clientAddress: string): readonly Limit[] => [
  { key: `confirm ${clientAddress}`, failures: 50 },
];

/** Limits on sign-ups per {@link loginPeriod}: a client may serve an office. */
export const signUpLimitsOf = (clientAddress: string): readonly Limit[] => [
  { key: `sign-up ${clientAddress}`, failures: 50 },
];
