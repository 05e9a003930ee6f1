import type { ComponentType } from 'react';
import './DashboardLayout/DashboardLayout.css';

/** A story decorator that shows a dashboard screen in the main area, on the page background. */
export const InDashboard = (Story: ComponentType) => (
  <main id="main" tabIndex={-1} className="dash__main">
    <Story />
  </main>
);
