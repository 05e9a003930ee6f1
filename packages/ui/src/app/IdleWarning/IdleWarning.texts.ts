/** The texts of the question before an unused session ends. */
export const idleTexts = {
  ending: {
    title: 'Are you still there?',
    /** `time` is the clock's. */
    text: (time: string) =>
      `Nobody has used this page for a while. To keep your orders private we sign you out at ${time}, unless you stay.`,
    stay: 'Stay signed in',
  },
  ended: {
    title: 'You have been away for a while',
    text: 'Your session may have ended meanwhile. Go on, and sign in again if we ask you to. Forms that you have not sent are kept.',
    stay: 'Go on',
  },
  signOut: 'Sign out',
  busy: 'One moment',
  failed: 'We could not reach the server. Check your connection, then try again.',
} as const;
