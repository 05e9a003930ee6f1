declare global {
  interface Window {
    /** Buttons pressed before hydration; the inline script of `index.html` queues them. */
    pressedButtons?: HTMLElement[] | undefined;
  }
}

/** Replays the presses that a server-rendered page received before it was hydrated. */
export const replayEvents = (): void => {
  window.onclick = null;
  for (const button of window.pressedButtons?.splice(0) ?? []) if (button.isConnected) button.click();
};
