/** After how many seconds a caller should try again when the database or the disk does not serve. */
export const retryAfter = '5';
