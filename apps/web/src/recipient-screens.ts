/** The pages of a gift's recipient in one chunk, so that the thank-you page is there when the form is sent. */
export { RecipientLayout } from '@gifting/ui/screens/layout/RecipientLayout/RecipientLayout.tsx';
export { MicrositeScreen } from '@gifting/ui/screens/recipients/MicrositeScreen/MicrositeScreen.tsx';
export { RedemptionScreen } from '@gifting/ui/screens/recipients/RedemptionScreen/RedemptionScreen.tsx';
export { ThankYouScreen } from '@gifting/ui/screens/recipients/ThankYouScreen/ThankYouScreen.tsx';
