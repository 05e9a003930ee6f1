/**
 * Requests an access token from Google. The app provides it where a client id is configured; otherwise the button does
 * nothing and no script loads.
 */
export type GoogleProvider = () => Promise<string | null>;

/** No client id is configured. */
export const noGoogle: GoogleProvider = async () => null;
