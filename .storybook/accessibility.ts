import type { A11yParameters } from '@storybook/addon-a11y';

/**
 * axe fails a story for any violation. Test runs report violations only and do not preload style sheets for media
 * rules, which find nothing here; the panel of Storybook shows everything.
 */
export const accessibility: A11yParameters = {
  test: 'error',
  options: import.meta.env.MODE === 'test' ? { resultTypes: ['violations'], preload: false } : {},
};
