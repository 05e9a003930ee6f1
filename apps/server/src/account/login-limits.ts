/** How long failed sign-ins are counted together, in milliseconds: ten minutes. */
export const loginPeriod = 10 * 60_000;

/**
 * How many failed sign-ins are let through in one {@link loginPeriod}. Few for one account from one machine; more for an account in all,
 * so that whoever guesses from elsewhere does not bar its owner at once; and enough for the machine, which may be the one
 * address of a whole office.
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
