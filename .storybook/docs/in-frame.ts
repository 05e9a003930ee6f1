/** Docs of what covers the window or sticks to it: the sample has a window of its own. */
export const inFrame = { story: { inline: false, height: '30rem' } } as const;
