/** The keys of mails with a link of an account, by the hash of its token. */
export const linkMailKeys = {
  signUp: (tokenHash: string) => `sign-up ${tokenHash}`,
  confirmation: (tokenHash: string) => `confirm ${tokenHash}`,
  newPassword: (tokenHash: string) => `reset ${tokenHash}`,
  emailChange: (tokenHash: string) => `email ${tokenHash}`,
} as const;
