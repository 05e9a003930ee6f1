/** The folder of the page behind the mailed links of a change of e-mail. It is beside `paths`, which every page loads. */
export const confirmEmailPath = '/confirm-email';

/** The route of that page. */
export const confirmEmailRoute = `${confirmEmailPath}/:token`;
