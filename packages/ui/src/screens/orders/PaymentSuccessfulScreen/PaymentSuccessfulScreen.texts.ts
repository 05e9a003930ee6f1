/** The texts of the success page. */
export const paymentSuccessfulTexts = {
  title: 'Order Successful!',
  text: 'Tied and handed over. We will send mockups for you to approve before anything is made.',
  invoice: 'Open the invoice',
} as const;
