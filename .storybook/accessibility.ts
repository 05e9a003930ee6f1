import type { A11yParameters } from '@storybook/addon-a11y';

/**
 * axe fails a story for any violation. In a test run it reports nothing else, and does not read every sheet again for rules
 * about orientation and media, of which there are none; the panel of Storybook shows all.
 */
export const accessibility: A11yParameters = {
  test: 'error',
  options: import.meta.env.MODE === 'test' ? { resultTypes: ['violations'], preload: false } : {},
};
