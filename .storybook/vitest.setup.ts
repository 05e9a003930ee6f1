import { afterEach } from 'vitest';
import { cdp } from 'vitest/browser';
import { emulateWith } from './emulation';
import { currentStates } from './states';

emulateWith(async (features) => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [...features] });
});

/**
 * Hands the states a story names to the reporter, whether the story passed or failed. What axe found nothing wrong with is
 * 50 kB a story, which only the panel of Storybook reads: a run without it keeps them out of the browser's answers.
 */
afterEach(({ task }) => {
  Object.assign(task.meta, { states: currentStates() });
  if (import.meta.env.VITEST_STORYBOOK === 'false') Reflect.deleteProperty(task.meta, 'reports');
});
