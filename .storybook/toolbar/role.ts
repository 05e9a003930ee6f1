import { sampleAdmin, sampleBuyer } from '@gifting/api/account/mocks';
import { signInAs } from '../app-harness/AppHarness';
import type { StoryParameters } from '../app-harness/parameters';
import { asWritten } from './globals';

type Person = StoryParameters['user'];

const people: Readonly<Record<string, Person>> = {
  visitor: 'visitor',
  user: sampleBuyer,
  admin: sampleAdmin,
};

let role = asWritten;

/** Signs the toolbar's role in, or the story's own person again. Does nothing while the role stays. */
export const switchRole = (chosen: string, own: Person): void => {
  if (chosen !== role) signInAs(people[chosen] ?? own);
  role = chosen;
};

/** The next story starts with its own person. */
export const resetRole = (): void => {
  role = asWritten;
};
