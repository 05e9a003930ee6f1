import { afterEach } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { emulateWith, resizeWith } from './emulation';
import { currentStates } from './states';

emulateWith(async (features) => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [...features] });
});

resizeWith((width, height) => page.viewport(width, height));

/**
 * Passes a story's state ids to the reporter, passed or failed. Drops axe's list of passed rules: 50 kB a story, which
 * only the panel of Storybook reads.
 */
afterEach(({ task }) => {
  Object.assign(task.meta, { states: currentStates() });
  if (import.meta.env.VITEST_STORYBOOK === 'false') Reflect.deleteProperty(task.meta, 'reports');
});
