/** The port to the browser's other tabs, implemented by the app. */
export interface OtherTabs {
  /** Calls the listener when another tab may have changed persistent storage. */
  onStored(listener: () => void): void;
  /** Sends a message to the other tabs; it is not stored. */
  say(words: unknown): void;
  /** Calls the listener with each message, which the listener must parse. */
  onSaid(listener: (words: unknown) => void): void;
}

/** A tab without others: for rendering on the server, for tests, and where the browser cannot send messages. */
export const noOtherTabs: OtherTabs = {
  onStored: () => undefined,
  say: () => undefined,
  onSaid: () => undefined,
};
