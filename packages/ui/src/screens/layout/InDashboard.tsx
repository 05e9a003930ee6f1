import type { ComponentType } from 'react';
import { DashboardLayout } from './DashboardLayout/DashboardLayout';
import { isFramed, type StoryGlobals } from './is-framed';
import './DashboardLayout/DashboardLayout.css';

/** A story decorator: a dashboard screen in the main area, or in the whole layout if the toolbar asks for the frame. */
export const InDashboard = (Story: ComponentType, { globals }: StoryGlobals) =>
  isFramed(globals) ? (
    <DashboardLayout>
      <Story />
    </DashboardLayout>
  ) : (
    <main id="main" tabIndex={-1} className="dash__main">
      <Story />
    </main>
  );
