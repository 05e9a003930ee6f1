import type { KeyValueStorage } from '../storage/storage';
import { personOf, type SessionChange, type SessionStore } from './session';

/** The entry that names the owner of the gift box and half-filled forms in this tab. */
const ownerKey = 'belongsTo';

interface Watch {
  readonly session: SessionStore;
  /** The storage that holds the user data. */
  readonly tab: KeyValueStorage;
  /** Removes the person's gift box and half-filled forms from this tab. */
  readonly forget: () => void;
  /** Called when the person in this tab changes or signs out, after their data is removed. */
  readonly onStranger: (by: SessionChange['by']) => void;
}

/**
 * Separates the data of people who share a tab. A visitor's data passes to whoever signs in (C-06). After an expiry it
 * waits for the same person; it is removed when another signs in, or its owner signs out in any tab.
 */
export const watchUserData = ({ session, tab, forget, onStranger }: Watch): void => {
  // In memory as well, for a storage that stores nothing.
  let owner = tab.read(ownerKey);
  const own = (person: string | null): void => {
    owner = person;
    if (person === null) tab.remove(ownerKey);
    else tab.write(ownerKey, person);
  };
  const present = session.getSnapshot();
  if (present) {
    const person = personOf(present.user);
    if (owner !== null && owner !== person) forget();
    own(person);
  }
  session.subscribe(({ what, by, person }) => {
    const stranger = owner !== null && owner !== person;
    if (what === 'started') {
      own(person);
      if (!stranger) return;
    } else {
      if (what === 'ended' || stranger) return;
      own(null);
    }
    forget();
    onStranger(by);
  });
};
