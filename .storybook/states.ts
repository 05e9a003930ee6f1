let current: readonly string[] = [];

/** Remembers the state ids of the story about to run (`parameters: { states: ['S28.07'] }`). */
export const rememberStates = (states: readonly string[] | undefined): void => {
  current = states ?? [];
};

/** The state ids of the story that ran last. */
export const currentStates = (): readonly string[] => current;
