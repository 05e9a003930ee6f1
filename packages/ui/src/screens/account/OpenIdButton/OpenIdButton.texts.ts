/** The texts of the button that leads to an OpenID provider. */
export const openIdButtonTexts = {
  continueWith: (provider: string) => `Continue with ${provider}`,
  link: (provider: string) => `Link ${provider}`,
  leaving: (provider: string) => `Going to ${provider}`,
  failed: 'Something went wrong',
} as const;
