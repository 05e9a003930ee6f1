/** The pages behind a claim link in one file: each file's name weighs on home. */
export { ClaimLayout } from '@gifting/ui/screens/layout/ClaimLayout/ClaimLayout.tsx';
export { reads as claimedReads } from '@gifting/ui/screens/recipients/ClaimedScreen/ClaimedScreen.reads.ts';
export { ClaimedScreen } from '@gifting/ui/screens/recipients/ClaimedScreen/ClaimedScreen.tsx';
export { reads as claimReads } from '@gifting/ui/screens/recipients/ClaimScreen/ClaimScreen.reads.ts';
export { ClaimScreen } from '@gifting/ui/screens/recipients/ClaimScreen/ClaimScreen.tsx';
