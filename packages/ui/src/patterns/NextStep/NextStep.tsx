import { type ReactNode, useId } from 'react';
import './NextStep.css';

type NextStepProps = Readonly<{
  /** The question or offer, a heading. */
  title: string;
  text: string;
  /** A drawing of the page's own, beside the words in a wide window: `/pictures/giftbox.svg`. */
  picture: string;
  /** One link that looks like a large ribbon button. */
  children: ReactNode;
}>;

/** A call to action at the end of a page. Once per page, never beside another ribbon. */
export const NextStep = ({ title, text, picture, children }: NextStepProps) => {
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
        <img className="next__picture" src={picture} alt="" loading="lazy" width={480} height={480} />
      </div>
    </section>
  );
};
