import { TextPage } from '../TextPage/TextPage';
import { termsTexts } from './TermsScreen.texts';

/** The terms (/terms), which sign-up and the footers link. */
export const TermsScreen = () => <TextPage texts={termsTexts} />;
