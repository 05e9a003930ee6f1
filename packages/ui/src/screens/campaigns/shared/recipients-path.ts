import { generatePath } from 'react-router-dom';
import { paths } from '#app/paths.ts';

/** The route of a campaign's recipients. It is beside `paths`, which every page loads. */
export const campaignRecipientsRoute = `${paths.campaign}/recipients`;

/** The address of a campaign's recipients. */
export const campaignRecipientsPath = (campaignId: string): string =>
  generatePath(campaignRecipientsRoute, { campaignId });
