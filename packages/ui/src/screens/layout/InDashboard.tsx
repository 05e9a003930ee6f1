import type { ComponentType } from 'react';
import './DashboardLayout/DashboardLayout.css';

/** Shows a dashboard screen where it stands: in the main area, on the page's canvas. A decorator for stories. */
export const InDashboard = (Story: ComponentType) => (
  <main className="dash__main">
    <Story />
  </main>
);
