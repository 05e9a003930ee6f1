/** The URL of a broken picture, which fails at once without a request. */
export const brokenPicture = 'data:image/png;base64,bm8gcGljdHVyZQ==';
