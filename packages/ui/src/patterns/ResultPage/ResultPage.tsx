import { cx } from 'class-variance-authority';
import { type ReactNode, useId } from 'react';
import { Card } from '#primitives/Card/Card.tsx';
import './ResultPage.css';

type ResultPageProps = Readonly<{
  /** `tied`: it worked, the ribbon is tied round the card. `undone`: it did not, the ribbon has come apart. */
  outcome: 'tied' | 'undone';
  /** The `h1` of the page. */
  title: string;
  text: ReactNode;
  /** Links that look like buttons (`buttonStyles`), the most likely one first. */
  links?: ReactNode;
}>;

/** The end of a way: one framed card that says how it went and where to go from here. As wide as the window. */
export const ResultPage = ({ outcome, title, text, links }: ResultPageProps) => {
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
    </section>
  );
};
