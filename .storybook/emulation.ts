/** What a person may have asked their system for. */
type Preference = Readonly<
  { name: 'forced-colors'; value: 'active' } | { name: 'prefers-reduced-motion'; value: 'reduce' }
>;

let send: ((preferences: readonly Preference[]) => Promise<void>) | null = null;

/** Tells how the browser under test is asked for; a Storybook somebody looks at shows what their own system asks for. */
export const emulateWith = (sender: (preferences: readonly Preference[]) => Promise<void>): void => {
  send = sender;
};

const ask = async (preferences: readonly Preference[], media: string, matches: boolean) => {
  if (!send) return;
  await send(preferences);
  if (matchMedia(media).matches !== matches) throw new Error(`${media} is not ${matches}.`);
};

/**
 * A `beforeEach` that makes the browser act on a preference for one story, and forget it afterwards. Where nobody can ask
 * the browser for it, a play function that relies on it looks at `matchMedia` and goes without.
 */
export const preferring = (preference: Preference) => async () => {
  const media = `(${preference.name}: ${preference.value})`;
  await ask([preference], media, true);
  return () => ask([], media, false);
};
