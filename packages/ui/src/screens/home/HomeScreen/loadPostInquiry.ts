/** Loads what sends the inquiry form. On its own for the bundle: names of files that the app already lists weigh nothing. */
export const loadPostInquiry = () => import('./postInquiry');
