/** The texts of an error panel. */
export const errorPanelTexts = { tryAgain: 'Try Again' } as const;
