/** The texts of a recipient's thank-you page. */
export const thankYouTexts = {
  title: 'Thank you!',
  /** Speaks of a redemption after a microsite's form too, as specified (G-06). */
  text: 'Your gift redemption request has been submitted. You will receive delivery updates soon.',
} as const;
