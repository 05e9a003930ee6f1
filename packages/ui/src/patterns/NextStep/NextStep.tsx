import { type ReactNode, useId } from 'react';
import './NextStep.css';

type NextStepProps = Readonly<{
  /** The question or offer, a heading. */
  title: string;
  text: string;
  /** One link that looks like a large ribbon button. The ribbon it is the end of comes from the left edge of the window. */
  children: ReactNode;
}>;

/** The foot of a page a visitor has read to its end: where to go from here. Once a page, and never beside another ribbon. */
export const NextStep = ({ title, text, children }: NextStepProps) => {
  const id = useId();
  return (
    <section className="next" aria-labelledby={id}>
      <div className="page next__in">
        <div className="next__words">
          <h2 className="t-display" id={id}>
            {title}
          </h2>
          <p className="t-lead muted">{text}</p>
        </div>
        <div className="next__pull">{children}</div>
        <img
          className="next__picture"
          src="/pictures/giftbox.svg"
          alt=""
          loading="lazy"
          width={480}
          height={480}
        />
      </div>
    </section>
  );
};
