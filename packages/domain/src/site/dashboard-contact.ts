import { paths } from './paths';

/** The route of the dashboard's contact. It is beside `paths`, which every page loads. */
export const dashboardContactRoute = `${paths.dashboard}/contact-us`;
