import type { A11yParameters } from '@storybook/addon-a11y';

/**
 * axe fails a story for any violation, also of two rules that are off by default: everything is in a landmark, and targets
 * are 24 px. Test runs report violations only and do not preload style sheets for media rules, which find nothing here.
 */
export const accessibility: A11yParameters = {
  test: 'error',
  config: {
    rules: [
      // axe knows a skip link as the first link of the page, and Storybook's own links come before it. The line of a
      // navigation lies over the page and belongs to no part of it.
      { id: 'region', enabled: true, selector: 'body *:not(.skip, .progress-line)' },
      { id: 'target-size', enabled: true },
    ],
  },
  options: import.meta.env.MODE === 'test' ? { resultTypes: ['violations'], preload: false } : {},
};
