/** The folder of the page behind the mailed link of a sign-up. It is beside `paths`, which every page loads. */
export const confirmAccountPath = '/confirm-account';

/** The route of that page. */
export const confirmAccountRoute = `${confirmAccountPath}/:token`;
