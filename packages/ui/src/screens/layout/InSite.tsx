import type { ComponentType } from 'react';
import { isFramed, type StoryGlobals } from './is-framed';
import { PublicLayout } from './PublicLayout/PublicLayout';

/** A story decorator: a public screen, between navigation and footer if the toolbar asks for the frame. */
export const InSite = (Story: ComponentType, { globals }: StoryGlobals) =>
  isFramed(globals) ? (
    <PublicLayout>
      <Story />
    </PublicLayout>
  ) : (
    <Story />
  );
