import { ButtonLink } from '#app/links.tsx';
import { PublicMeta } from '#app/PublicMeta.tsx';
import { paths } from '#app/paths.ts';
import { NextStep } from '#patterns/NextStep/NextStep.tsx';
import { Accordion } from '#primitives/Accordion/Accordion.tsx';
import { aboutTexts as texts } from './AboutScreen.texts';
import { Collaborate } from './Collaborate';
import { Story } from './Story';

/**
 * About (/about-us): our story, benefits for partner brands, and four questions, one open at a time (ABOUT-01 to 08).
 */
export const AboutScreen = () => (
  <main id="main" tabIndex={-1}>
    <PublicMeta title={texts.about} description={texts.description} />
    <Story />
    <Collaborate />
    <section
      className="page grid gap-7 pb-section lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-12"
      aria-labelledby="about-faq"
    >
      <div>
        <h2 className="t-display" id="about-faq">
          {texts.faq}
        </h2>
        <p className="t-lead mt-3 text-muted">{texts.faqText}</p>
      </div>
      <Accordion
        items={texts.questions.map(({ question, answer }) => ({
          value: question,
          title: question,
          body: answer,
        }))}
      />
    </section>
    <NextStep title={texts.next} text={texts.nextText} picture="/pictures/card.svg">
      <ButtonLink to={paths.builder} variant="ribbon" size="lg">
        {texts.build}
      </ButtonLink>
    </NextStep>
  </main>
);
