/** The pages of text in one chunk: each is little more than its words. */
export { AccessibilityScreen } from '@gifting/ui/screens/site/AccessibilityScreen/AccessibilityScreen.tsx';
export { PrivacyScreen } from '@gifting/ui/screens/site/PrivacyScreen/PrivacyScreen.tsx';
export { TermsScreen } from '@gifting/ui/screens/site/TermsScreen/TermsScreen.tsx';
