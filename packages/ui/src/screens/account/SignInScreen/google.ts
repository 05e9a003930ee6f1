/**
 * Asks Google for an access token. The app gives one in where a client id is configured; without one the button does
 * nothing and no script is loaded.
 */
export type GoogleProvider = () => Promise<string | null>;

/** No client id is configured. */
export const noGoogle: GoogleProvider = async () => null;
