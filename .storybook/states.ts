let current: readonly string[] = [];

/** Sets the state ids of the current story (`parameters: { states: ['S28.07'] }`). */
export const rememberStates = (states: readonly string[] | undefined): void => {
  current = states ?? [];
};

/** The state ids of the last story. */
export const currentStates = (): readonly string[] => current;
