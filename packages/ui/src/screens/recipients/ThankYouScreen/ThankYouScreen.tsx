import { ScreenTitle } from '#app/ScreenTitle.tsx';
import { thankYouTexts as texts } from './ThankYouScreen.texts';
import './ThankYouScreen.css';

/** After a recipient's form, under either address: a note that rises from the open box (THNK-01, THNK-02). */
export const ThankYouScreen = () => (
  <main id="main" tabIndex={-1} className="thank-you">
    <ScreenTitle>{texts.title}</ScreenTitle>
    <div className="thank-you__note">
      <h1 className="t-display">{texts.title}</h1>
      <p className="t-lead">{texts.text}</p>
    </div>
    <img className="thank-you__box" src="/pictures/tissue.svg" alt="" width={480} height={480} />
  </main>
);
