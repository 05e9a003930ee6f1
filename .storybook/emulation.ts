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
