declare global {
  interface Window {
    /** Buttons clicked before hydration, queued by the inline script of `index.html`. */
    pressedButtons?: HTMLElement[] | undefined;
  }
}

/** Replays the clicks that a server-rendered page received before hydration. */
export const replayEvents = (): void => {
  window.onclick = null;
  for (const button of window.pressedButtons?.splice(0) ?? []) if (button.isConnected) button.click();
};
