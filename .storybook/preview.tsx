import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { accessibility } from './accessibility';
import { AppHarness, leavePage, prepareStorage } from './app-harness/AppHarness';
import { forgetUnhandled, refuseUnhandled, startWorker } from './app-harness/network';
import type { StoryParameters } from './app-harness/parameters';
import { viewports } from './modes';
import { rememberStates } from './states';
import './styles.css';

const parametersOf = (parameters: object): StoryParameters => parameters;

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startWorker), addonPseudoStates()],
  parameters: {
    a11y: accessibility,
    layout: 'fullscreen',
    viewport: { options: viewports },
  },
  beforeEach({ parameters }) {
    rememberStates(parametersOf(parameters).states);
    forgetUnhandled();
    prepareStorage(parametersOf(parameters));
    return leavePage;
  },
  afterEach() {
    refuseUnhandled();
  },
  decorators: [
    (Story, { parameters, id }) => (
      <AppHarness
        key={id}
        story={<Story />}
        route={parametersOf(parameters).route}
        settings={parametersOf(parameters).services}
      />
    ),
  ],
}).type<{ parameters: StoryParameters }>();
