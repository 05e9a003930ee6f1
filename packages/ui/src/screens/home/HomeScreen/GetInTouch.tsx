import { useState } from 'react';
import { errorTexts } from '#app/error-catalogue.ts';
import { useServices } from '#app/ServicesProvider.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { TextareaField } from '#primitives/TextareaField/TextareaField.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { SocialLinks } from '#screens/layout/SocialLinks/SocialLinks.tsx';
import { Honeypot } from '#screens/site/ContactScreen/Honeypot.tsx';
import { homeTexts as texts } from './HomeScreen.texts';
import { loadPostInquiry } from './loadPostInquiry';
import type { Letter } from './postInquiry';
import './GetInTouch.css';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * The inquiry form (HOME-22 to HOME-26). The browser validates its fields; its words are in the page. What sends it comes
 * when it is submitted, and without `site.pages` sends nothing, as specified (HOME-27).
 */
const Inquiry = () => {
  const { queryClient } = useServices();
  const [{ messages = {}, below, sent }, setLetter] = useState<Letter>({});
  return (
    <form
      className="letter"
      // Before hydration, or without scripts, nothing is sent either, and typed values do not reach the URL.
      method="dialog"
      noValidate
      aria-labelledby="inquiry"
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const wrong = [...form.querySelectorAll<Control>(':invalid')];
        setLetter({
          messages: Object.fromEntries(wrong.map((control) => [control.name, control.validationMessage])),
        });
        if (wrong[0]) wrong[0].focus();
        else
          loadPostInquiry()
            .then(({ postInquiry }) => postInquiry(queryClient, form, setLetter))
            .catch(() => notify.error(errorTexts.network));
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
        <div className="form-grid form-grid--2" hidden={sent}>
          <TextField
            label={texts.email}
            name="email"
            type="email"
            autoComplete="email"
            required
            error={messages.email}
          />
          <TextField
            label={texts.phone}
            name="phone"
            type="tel"
            autoComplete="tel"
            required
            error={messages.phone}
          />
          <div className="wide">
            <TextareaField label={texts.message} name="message" rows={5} required error={messages.message} />
          </div>
        </div>
        <Honeypot />
        <Button type="submit" variant="ribbon" size="lg" hidden={sent}>
          {texts.submit}
        </Button>
        {below}
      </div>
    </form>
  );
};

/** Four reasons, four networks, and the inquiry form (HOME-21 to HOME-28). */
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
      <Inquiry />
    </div>
  </section>
);
