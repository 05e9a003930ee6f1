import { Button } from '#primitives/Button/Button.tsx';
import { TextareaField } from '#primitives/TextareaField/TextareaField.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { SocialLinks } from '#screens/layout/SocialLinks/SocialLinks.tsx';
import { homeTexts as texts } from './HomeScreen.texts';
import './GetInTouch.css';

/**
 * Four reasons, four networks, and the inquiry form (HOME-21 to HOME-28). The browser validates required fields; the
 * form sends nothing, as specified (HOME-26, HOME-27).
 */
export const GetInTouch = () => (
  <section className="section" aria-labelledby="touch">
    <div className="page touch">
      <div className="touch__why">
        <h2 className="t-display" id="touch">
          {texts.touch}
        </h2>
        <ul className="touch__reasons" aria-label={texts.why}>
          {texts.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <SocialLinks />
      </div>
      <form
        className="letter"
        // Before hydration, or without scripts, nothing is sent either, and typed values do not reach the URL.
        method="dialog"
        aria-labelledby="inquiry"
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <div className="letter__sheet">
          <div className="letter__head">
            <h3 className="t-title" id="inquiry">
              {texts.inquiry}
            </h3>
            <span className="letter__stamp">
              <img
                src="/pictures/giftbox.svg"
                alt=""
                width={480}
                height={480}
                loading="lazy"
                decoding="async"
              />
            </span>
          </div>
          <div className="form-grid form-grid--2">
            <TextField label={texts.email} name="email" type="email" autoComplete="email" required />
            <TextField label={texts.phone} name="phone" type="tel" autoComplete="tel" required />
            <div className="wide">
              <TextareaField label={texts.message} name="message" rows={5} required />
            </div>
          </div>
          <Button type="submit" variant="ribbon" size="lg">
            {texts.submit}
          </Button>
        </div>
      </form>
    </div>
  </section>
);
