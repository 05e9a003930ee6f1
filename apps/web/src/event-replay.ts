declare global {
  interface Window {
    /** Buttons pressed before the app was there: the script in `index.html` keeps them. */
    early?: HTMLElement[] | undefined;
  }
}

/** Presses what was pressed on a page that came with the document before the app could hear of it. */
export const replayEvents = (): void => {
  window.onclick = null;
  for (const button of window.early?.splice(0) ?? []) if (button.isConnected) button.click();
};
