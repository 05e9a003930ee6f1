import type { KeyValueStorage } from '../storage/storage';
import { personOf, type SessionChange, type SessionStore } from './session';

/** Names the person whose gift box and half-filled forms are in this tab. */
const ownerKey = 'belongsTo';

interface Watch {
  readonly session: SessionStore;
  /** Where the userData are. */
  readonly tab: KeyValueStorage;
  /** Removes what the person has left in this tab: the gift box, the half-filled forms. */
  readonly forget: () => void;
  /** Told when the person in this tab has left or has become another one, and everything of theirs must go. */
  readonly onStranger: (by: SessionChange['by']) => void;
}

/**
 * Sees to it that nobody finds what somebody else left in this tab. A visitor's userData become those of whoever signs
 * in (C-06); those of a person whose session expired wait for the same person, and are gone when another one signs in or
 * their own person signs out, in whichever tab.
 */
export const watchUserData = ({ session, tab, forget, onStranger }: Watch): void => {
  // Kept here as well, for a storage that keeps nothing.
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
