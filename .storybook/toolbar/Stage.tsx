import type { HttpHandler } from 'msw';
import { type ReactNode, useState } from 'react';
import { AppHarness } from '../app-harness/AppHarness';
import type { StoryParameters } from '../app-harness/parameters';
import type { ToolbarGlobals } from './globals';
import { switchNetwork } from './network';
import { switchRole } from './role';
import { ToolbarEffects } from './ToolbarEffects';

type StageProps = Readonly<{
  story: ReactNode;
  parameters: StoryParameters;
  /** The play function cannot leave the story's screen. */
  stays: boolean;
  globals: ToolbarGlobals;
  use: (handler: HttpHandler) => void;
}>;

/** A story in the app's harness, with the role and the network of the toolbar; its key has both. */
export const Stage = ({ story, parameters, stays, globals, use }: StageProps) => {
  // Before the app is created: it reads session and data at once.
  useState(() => {
    switchRole(globals.role, parameters.user);
    switchNetwork(globals.network, use);
  });
  return (
    <>
      <ToolbarEffects {...globals} />
      <AppHarness story={story} route={parameters.route} stays={stays} settings={parameters.services} />
    </>
  );
};
