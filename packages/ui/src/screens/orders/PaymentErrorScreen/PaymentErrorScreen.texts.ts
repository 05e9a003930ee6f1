/** The texts of the payment failure page. */
export const paymentErrorTexts = {
  /** Lower-case p, as specified (PAYR-06). */
  title: 'payment Not Successful',
  text: 'Something went wrong with your payment. Please try again. You can contact us if you have any questions or concerns.',
} as const;
