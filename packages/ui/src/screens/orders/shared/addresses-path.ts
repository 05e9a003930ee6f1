import { generatePath } from 'react-router-dom';
import { paths } from '#app/paths.ts';

/** The route of an order's addresses. It is beside `paths`, which every page loads. */
export const addressesRoute = `${paths.order}/addresses`;

/** The address of an order's addresses. */
export const addressesPath = (orderId: string): string => generatePath(addressesRoute, { orderId });
