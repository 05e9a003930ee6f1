import type { Role } from '@gifting/domain/account/user';

/** The signed-in person a request comes from. */
export interface Caller {
  readonly id: number;
  readonly role: Role;
  /** The hash of the session's token, by which the session can be ended. */
  readonly tokenHash: string;
}
