import { aboutTexts as texts } from './AboutScreen.texts';
import './Story.css';

const Seal = () => (
  <svg className="letter-fold__seal" viewBox="-50 -50 100 100" aria-hidden="true">
    <path
      className="seal__edge"
      d="M-4-46c14-5 26 4 36 12s16 20 13 34 0 24-12 34-24 8-36 10-28-4-36-16-10-22-8-36 8-24 18-30 16-6 25-8z"
    />
    <circle className="seal__face" r="34" />
    <circle className="seal__ring" r="34" />
    <path className="seal__light" d="M-26-20A34 34 0 0 1 8-33" />
    <path
      className="seal__bow"
      d="M-3-2C-13-17-29-14-28-4s17 11 25 6zM3-2C13-17 29-14 28-4S11 7 3 2zM-3 4l-10 16M3 4l10 16"
    />
  </svg>
);

/** The page header, with our story as the letter in a gift (ABOUT-02). */
export const Story = () => (
  <section className="story" aria-labelledby="about-title">
    <div className="page story__in">
      <div className="story__head">
        <h1 className="t-hero" id="about-title">
          {texts.title}
        </h1>
        <p className="t-lead text-muted">{texts.lead}</p>
      </div>
      <article className="letter-fold" aria-labelledby="about-story">
        <span className="letter-fold__flap" aria-hidden="true" />
        <span className="letter-fold__back" aria-hidden="true" />
        <div className="letter-fold__paper">
          <h2 className="t-display" id="about-story">
            {texts.story}
          </h2>
          {texts.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="letter-fold__signed">
            {texts.signed.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </p>
        </div>
        <svg
          className="letter-fold__front"
          viewBox="0 0 800 248"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className="letter-fold__left" d="M0 0 400 150 0 248z" />
          <path className="letter-fold__right" d="M800 0 400 150l400 98z" />
          <path className="letter-fold__foot" d="M0 248 376 104q24-12 48 0l376 144z" />
        </svg>
        <Seal />
      </article>
    </div>
  </section>
);
