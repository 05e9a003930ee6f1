import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { lazy, Suspense } from 'react';
import { configure } from 'storybook/test';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { accessibility } from './accessibility';
import { leavePage, prepareStorage } from './app-harness/AppHarness';
import { Landmark } from './app-harness/Landmark';
import { forgetUnhandled, refuseUnhandled, startWorker } from './app-harness/network';
import type { StoryParameters } from './app-harness/parameters';
import { holdToasts, releaseToasts } from './held-toasts';
import { chromaticModes, viewports } from './modes';
import { atOwnWidth } from './own-width';
import { restsInItsStates } from './rests-in-its-states';
import { rememberStates } from './states';
import { globalTypes, initialGlobals } from './toolbar/globals';
import { resetRole } from './toolbar/role';
import { Stage } from './toolbar/Stage';
import './styles.css';

// A machine that does ten other things takes longer than the second that is meant for one test alone.
configure({ asyncUtilTimeout: 4000 });

// axe cannot decide contrast over a picture, and the page's paper is one.
if (import.meta.env.MODE === 'test') document.documentElement.style.setProperty('--paper-tooth', 'none');

const parametersOf = (parameters: object): StoryParameters => parameters;

// The blocks of docs pages are large, and no story needs them.
const ComponentPage = lazy(async () => ({
  default: (await import('./docs/ComponentPage')).ComponentPage,
}));

const addons = [addonDocs(), addonA11y(), addonMsw(startWorker), addonPseudoStates()];

type Annotations = Omit<Parameters<typeof definePreview<typeof addons>>[0], 'addons'>;

/** Storybook reads the order of the sidebar from the argument of the exported call, after which no other may follow. */
const define = (annotations: Annotations) =>
  definePreview({ ...annotations, addons }).type<{ parameters: StoryParameters }>();

export default define({
  parameters: {
    a11y: accessibility,
    chromatic: { modes: chromaticModes, prefersReducedMotion: 'reduce' },
    docs: {
      page: () => (
        <Suspense>
          <ComponentPage />
        </Suspense>
      ),
    },
    layout: 'fullscreen',
    options: {
      // As a person walks through the product.
      storySort: {
        order: [
          'Start here',
          'Which part?',
          'State atlas',
          'Foundations',
          'Changelog',
          'Primitives',
          'Patterns',
          'Screens',
          [
            'Home',
            'Gifting',
            ['Gifting', 'Gifting item'],
            'Services',
            ['Services', 'Service'],
            'Collections',
            'Technology',
            'About',
            'Account',
            ['Sign up', 'Sign in', 'Profile'],
            'Orders',
            [
              'Builder',
              [
                'Shell',
                '1 Project details',
                '2 Collection',
                '3 Products',
                '4 Packaging',
                '5 Gift note',
                'Change of currency',
              ],
              'Order details (checkout)',
              'Payment',
              'Payment success',
              'Payment failure',
              'Orders',
              'Order detail',
            ],
            'Dashboard',
            'Campaigns',
            ['Campaigns', 'Campaign detail', 'Microsite details'],
            'Inventory',
            'Recipients',
            ['Recipients', 'Microsite', 'Redemption', 'Thank you'],
            'Administration',
            'General',
            'Layout',
          ],
          'Journeys',
          ['Orders', 'Campaigns and gifts', 'Administration'],
          'Reference',
        ],
      },
    },
    viewport: { options: viewports },
  },
  globalTypes,
  initialGlobals,
  loaders: [atOwnWidth],
  beforeEach({ parameters }) {
    rememberStates(parametersOf(parameters).states);
    forgetUnhandled();
    prepareStorage(parametersOf(parameters));
    resetRole();
    return () => {
      releaseToasts();
      leavePage();
    };
  },
  afterEach({ parameters, tags }) {
    refuseUnhandled();
    // Opened by hand, a story is not tested: the toolbar changes what it shows.
    if (import.meta.env.MODE !== 'test') holdToasts();
    else if (tags.includes('dev')) restsInItsStates(parametersOf(parameters).states ?? []);
  },
  decorators: [
    (Story, { parameters, tags, globals, id, msw }) => {
      const toolbar = { ...initialGlobals, ...globals };
      return (
        <Stage
          key={`${id} ${toolbar.role} ${toolbar.frame} ${toolbar.network}`}
          story={
            <Landmark>
              <Story />
            </Landmark>
          }
          parameters={parametersOf(parameters)}
          stays={tags.includes('dev')}
          globals={toolbar}
          use={(handler) => msw.use(handler)}
        />
      );
    },
  ],
});
