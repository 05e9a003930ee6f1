import { afterEach } from 'vitest';
import { currentStates } from './states';

/** Hands the states a story names to the reporter, whether the story passed or failed. */
afterEach(({ task }) => {
  Object.assign(task.meta, { states: currentStates() });
});
