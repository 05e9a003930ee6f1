/** The address of a picture that is none: broken at once, with no server to wait for. */
export const brokenPicture = 'data:image/png;base64,bm8gcGljdHVyZQ==';
