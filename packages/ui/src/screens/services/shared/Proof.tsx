import { useId } from 'react';
import { CaseStudy } from '#patterns/CaseStudy/CaseStudy.tsx';
import { Accordion } from '#primitives/Accordion/Accordion.tsx';
import { servicesTexts as texts } from './services.texts';
import './Proof.css';

type ProofProps = Readonly<{
  story: Readonly<{
    title: string;
    facts: readonly Readonly<{ term: string; detail: string }>[];
    quote: string;
  }>;
  questions: readonly Readonly<{ question: string; answer: string }>[];
}>;

/** A case study and a short FAQ (SERV-08, SERV-09, SVCD-08, SVCD-09). */
export const Proof = ({ story, questions }: ProofProps) => {
  const id = useId();
  return (
    <div className="page section proof">
      <CaseStudy
        heading={texts.caseStudy}
        note={texts.caseStudyNote}
        stamp={texts.stamp}
        title={story.title}
        facts={story.facts}
        quote={story.quote}
      />
      <section className="proof__faq" aria-labelledby={id}>
        <h2 className="t-title" id={id}>
          {texts.miniFaq}
        </h2>
        <Accordion
          items={questions.map(({ question, answer }) => ({
            value: question,
            title: question,
            body: answer,
          }))}
        />
      </section>
    </div>
  );
};
