import { afterEach } from 'vitest';
import { cdp } from 'vitest/browser';
import { emulateWith } from './emulation';
import { currentStates } from './states';

emulateWith(async (features) => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [...features] });
});

/** Hands the states a story names to the reporter, whether the story passed or failed. */
afterEach(({ task }) => {
  Object.assign(task.meta, { states: currentStates() });
});
