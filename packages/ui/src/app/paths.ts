import { paths } from '@gifting/domain/site/paths';
import { generatePath } from 'react-router-dom';

export { paths };

/** The address of one order. */
export const orderPath = (orderId: string): string => generatePath(paths.order, { orderId });

/** The address of one campaign. */
export const campaignPath = (campaignId: string): string => generatePath(paths.campaign, { campaignId });

/** The address of the preview of a campaign's microsite. */
export const campaignPreviewPath = (campaignId: string): string =>
  generatePath(paths.campaignPreview, { campaignId });

/** The address of one inventory item. */
export const inventoryItemPath = (itemId: string): string => generatePath(paths.inventoryItem, { itemId });

/** The address of a gifting category. */
export const giftingPath = (id: string): string => generatePath(paths.giftingItem, { id });

/** The address of a service, by slug or id. */
export const servicePath = (id: string): string => generatePath(paths.service, { id });

/** The address of a collection, by slug or id. */
export const collectionPath = (collectionId: string): string =>
  generatePath(paths.collectionPage, { collectionId });

/** The address of a recipient's thank-you page. */
export const thankYouPath = (ids: { readonly micrositeId: string; readonly successSlug: string }): string =>
  generatePath(paths.micrositeThankYou, ids);
