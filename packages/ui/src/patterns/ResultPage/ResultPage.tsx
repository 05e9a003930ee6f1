import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { Card } from '#primitives/Card/Card.tsx';
import './ResultPage.css';

type ResultPageProps = Readonly<{
  /** `tied` for success, `undone` for failure. */
  outcome: 'tied' | 'undone';
  /** The `h1` of the page. */
  title: string;
  text: ReactNode;
  /** Links that look like buttons (`buttonStyles`), the most likely first. */
  links?: ReactNode;
  /** Shown below the card. */
  more?: ReactNode;
}>;

/** The result of a flow: a framed card with the outcome and the next links. Full width. */
export const ResultPage = ({ outcome, title, text, links, more }: ResultPageProps) => {
  const id = useId();
  return (
    <section className={cx('result', outcome === 'undone' && 'result--undone')} aria-labelledby={id}>
      {outcome === 'tied' ? (
        <span className="result__ribbon">
          <span className="result__bow" />
        </span>
      ) : (
        <>
          <span className="result__ribbon result__ribbon--left" />
          <span className="result__ribbon result__ribbon--right" />
        </>
      )}
      <Card framed className="result__card">
        {outcome === 'undone' && (
          <img className="result__picture" src="/pictures/state-error.svg" alt="" width={480} height={480} />
        )}
        <h1 className="t-display" id={id}>
          {title}
        </h1>
        <div className="result__text t-lead">{text}</div>
        {links && <div className="result__links">{links}</div>}
      </Card>
      {more && <div className="result__more">{more}</div>}
    </section>
  );
};
