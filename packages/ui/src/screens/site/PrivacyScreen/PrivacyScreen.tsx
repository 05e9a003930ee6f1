import { TextPage } from '../TextPage/TextPage';
import { privacyTexts } from './PrivacyScreen.texts';

/** The privacy policy (/privacy), which sign-up and the footers link. */
export const PrivacyScreen = () => <TextPage texts={privacyTexts} />;
