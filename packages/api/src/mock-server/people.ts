import { firstVersion } from './lists';
import type { MockServerState, Person } from './state';

/** A person as sign-up makes them: with a blank primary address. */
export const newPerson = (
  given: Pick<
    Person,
    'id' | 'name' | 'email' | 'phone' | 'companyName' | 'companyAddress' | 'role' | 'passwordHash'
  >,
): Person => ({
  ...given,
  disabled: false,
  lastSignInAt: null,
  version: firstVersion,
  address: { line1: '', line2: '', line3: '', postTown: '', postCode: '', version: firstVersion },
  emailChange: null,
});

/** Whether two addresses are the same, in any letter case. */
export const sameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Finds a person by e-mail, in any letter case. */
export const findByEmail = (people: readonly Person[], email: string): Person | undefined =>
  people.find((person) => sameAddress(person.email, email));

/** Ends a person's sessions, but for the one to stay. */
export const endSessions = ({ sessions }: MockServerState, personId: string, staying?: string): void => {
  for (const [token, session] of Object.entries(sessions))
    if (session.personId === personId && token !== staying) delete sessions[token];
};
