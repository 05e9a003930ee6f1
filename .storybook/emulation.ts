/** Media preferences of a user. */
type Preference = Readonly<
  { name: 'forced-colors'; value: 'active' } | { name: 'prefers-reduced-motion'; value: 'reduce' }
>;

let send: ((preferences: readonly Preference[]) => Promise<void>) | null = null;

/** Asks the test browser to emulate preferences; a Storybook opened by hand uses the system's own. */
export const emulateWith = (sender: (preferences: readonly Preference[]) => Promise<void>): void => {
  send = sender;
};

const ask = async (preferences: readonly Preference[], media: string, matches: boolean) => {
  if (!send) return;
  await send(preferences);
  if (matchMedia(media).matches !== matches) throw new Error(`${media} is not ${matches}.`);
};

/**
 * A `beforeEach` that emulates a preference for one story and resets it afterwards. Where emulation is unavailable,
 * play functions should check `matchMedia` and skip.
 */
export const preferring = (preference: Preference) => async () => {
  const media = `(${preference.name}: ${preference.value})`;
  await ask([preference], media, true);
  return () => ask([], media, false);
};

let resize: ((width: number, height: number) => Promise<void>) | null = null;

/** Asks the test browser to resize the window of a story; in a Storybook opened by hand it stays as it is. */
export const resizeWith = (resizer: NonNullable<typeof resize>): void => {
  resize = resizer;
};

/** Makes the window of a story as wide as a desktop's. Resolves to `false` where it cannot be resized. */
export const widenWindow = async (): Promise<boolean> => {
  await resize?.(1280, 800);
  return resize !== null;
};
