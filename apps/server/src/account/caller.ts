import type { Role } from '@gifting/domain/account/user';

/** The signed-in person who sent a request. */
export interface Caller {
  readonly id: number;
  readonly role: Role;
  /** The hash of the session token; it identifies the session to end. */
  readonly tokenHash: string;
}
