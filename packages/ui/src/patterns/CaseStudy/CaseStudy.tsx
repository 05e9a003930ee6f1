import { useId } from 'react';
import './CaseStudy.css';

type CaseStudyProps = Readonly<{
  /** Heading, e.g. `Case study`. */
  heading: string;
  /** One line under the heading, e.g. that it is an example. */
  note?: string | undefined;
  title: string;
  /** The label: sender, recipient, contents. */
  facts: readonly Readonly<{ term: string; detail: string }>[];
  quote: string;
  /** Text of the postmark. */
  stamp: string;
}>;

/** A case study drawn as a parcel label. */
export const CaseStudy = ({ heading, note, title, facts, quote, stamp }: CaseStudyProps) => {
  const id = useId();
  return (
    <section className="case" aria-labelledby={id}>
      <div>
        <h2 className="t-title" id={id}>
          {heading}
        </h2>
        {note && <p className="text-muted mt-1">{note}</p>}
      </div>
      <div className="case__board">
        <div className="case__label">
          <svg className="case__stamp" viewBox="0 0 100 100" aria-hidden="true">
            <circle cx="50" cy="50" r="46" />
            <circle cx="50" cy="50" r="33" />
            <path d="M18 44h64M18 58h64" />
            <text x="50" y="55.5">
              {stamp}
            </text>
          </svg>
          <h3 className="t-title case__title">{title}</h3>
          <dl className="case__facts">
            {facts.map(({ term, detail }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
          <blockquote className="case__quote">{quote}</blockquote>
        </div>
      </div>
    </section>
  );
};
