import {
  emailChangeHours,
  type Profile,
  personalDetails,
  primaryAddress,
} from '@gifting/domain/profile/profile';
import { found, refuseOutdated } from '../core/refusal';
import { done, missingTexts } from '../core/texts';
import { nextVersion } from './lists';
import type { HandlersOf, MockServer } from './mock-server';
import { findByEmail, sameAddress } from './people';
import type { Person } from './state';

const toPersonal = ({ name, email, phone, companyName, companyAddress, version }: Person) => ({
  name,
  email,
  phone,
  companyName,
  companyAddress,
  version,
});

/** The profile of a person. There is no mail here: the tokens of a change of e-mail stay in the state. */
export const profileHandlers = ({ state, nextId, now }: MockServer): HandlersOf<'profile'> => {
  const isOver = ({ expiresAt }: { readonly expiresAt: string }) => expiresAt <= now().toISOString();
  const toProfile = (person: Person): Profile => ({
    personal: toPersonal(person),
    address: person.address,
    emailChange:
      person.emailChange && !isOver(person.emailChange)
        ? {
            email: person.emailChange.email,
            oldConfirmed: person.emailChange.oldToken === null,
            newConfirmed: person.emailChange.newToken === null,
            expiresAt: person.emailChange.expiresAt,
          }
        : null,
  });
  return {
    'profile.read': ({ caller }) => toProfile(caller()),

    'profile.changePersonal': ({ body: { email, version, ...details }, caller }) => {
      const person = caller();
      refuseOutdated(personalDetails, version, toPersonal(person));
      Object.assign(person, details, { version: nextVersion(person) });
      if (sameAddress(person.email, email)) person.email = email;
      else
        person.emailChange = {
          email,
          oldToken: `mock-email-${nextId()}`,
          newToken: `mock-email-${nextId()}`,
          expiresAt: new Date(now().getTime() + emailChangeHours * 3_600_000).toISOString(),
        };
      return toProfile(person);
    },

    'profile.changeAddress': ({ body: { version, ...lines }, caller }) => {
      const person = caller();
      refuseOutdated(primaryAddress, version, person.address);
      person.address = { ...lines, version: nextVersion(person.address) };
      return toProfile(person);
    },

    'profile.keepEmail': ({ caller }) => {
      caller().emailChange = null;
      return done('profile.keepEmail');
    },

    'profile.confirmEmail': ({ body: { token } }) => {
      const person = found(
        state.people.find(
          ({ emailChange }) =>
            emailChange &&
            !isOver(emailChange) &&
            (emailChange.oldToken === token || emailChange.newToken === token),
        ),
        missingTexts.emailLink,
      );
      const change = found(person.emailChange, missingTexts.emailLink);
      if (change.oldToken === token) change.oldToken = null;
      else change.newToken = null;
      if (change.oldToken !== null) return { waitsFor: 'old' };
      if (change.newToken !== null) return { waitsFor: 'new' };
      person.emailChange = null;
      found(findByEmail(state.people, change.email) ? null : person, missingTexts.emailLink);
      person.email = change.email;
      person.version = nextVersion(person);
      return { waitsFor: null };
    },
  };
};
