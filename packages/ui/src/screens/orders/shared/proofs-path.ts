import { generatePath } from 'react-router-dom';
import { paths } from '#app/paths.ts';

/** The route of an order's proof room. It is beside `paths`, which every page loads. */
export const proofsRoute = `${paths.order}/mockup`;

/** The address of an order's proof room. */
export const proofsPath = (orderId: string): string => generatePath(proofsRoute, { orderId });
