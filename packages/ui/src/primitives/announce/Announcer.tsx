const id = 'announcements';

/** Says something to screen readers, once what they are reading is over. Nothing is seen. For news that a person sees anyway. */
export const announce = (words: string): void => {
  const region = document.getElementById(id);
  if (region) region.textContent = words;
};

/** The live region of {@link announce}, there before its words so that they are announced. Mounted once, by the app shell. */
export const Announcer = () => <p id={id} aria-live="polite" className="sr-only" />;
