/** Whom a mail about an account goes to. */
export interface Addressee {
  readonly name: string;
  readonly emailConfirmedAt: Date | null;
}

/**
 * The first line of a mail about an account. An address that nobody has confirmed may be a stranger's: words that somebody
 * else has typed as a name do not reach it.
 */
export const greeting = ({ name, emailConfirmedAt }: Addressee): string =>
  emailConfirmedAt === null ? 'Hello,' : `Hello ${name},`;
