/** The period in which failed sign-ins are counted, in milliseconds. */
export const loginPeriod = 10 * 60_000;

/**
 * Limits on failed sign-ins per {@link loginPeriod}: low per account and machine, higher per account, so that
 * a stranger cannot lock its owner out at once, highest per machine, which may serve an office.
 */
export const limitsOf = (email: string, clientAddress: string) => {
  const account = `account ${email.toLowerCase()}`;
  const client = `client ${clientAddress}`;
  return {
    limits: [
      { key: `${account} ${client}`, failures: 10 },
      { key: account, failures: 100 },
      { key: client, failures: 50 },
    ],
    forgiven: [account, `${account} ${client}`],
  };
};
