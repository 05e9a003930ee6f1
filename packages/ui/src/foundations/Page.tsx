import { type ReactNode, useId } from 'react';
import './Page.css';

type FoundationPageProps = Readonly<{
  title: string;
  /** What this foundation is for, in two sentences. */
  lead: string;
  /** Above the name, over the whole width. */
  hero?: ReactNode;
  children: ReactNode;
}>;

/** A foundation page: ribbon, name, idea, then sections. */
export const FoundationPage = ({ title, lead, hero, children }: FoundationPageProps) => (
  <main className="found">
    {hero}
    <header className="found__head page">
      <h1 className="t-display">{title}</h1>
      <p className="found__lead t-lead muted">{lead}</p>
    </header>
    <div className="found__parts page">{children}</div>
  </main>
);

type PartProps = Readonly<{ title: string; note?: ReactNode; children: ReactNode }>;

/** A section of a foundation page. */
export const Part = ({ title, note, children }: PartProps) => {
  const id = useId();
  return (
    <section className="found__part" aria-labelledby={id}>
      <div className="found__name">
        <h2 className="t-title" id={id}>
          {title}
        </h2>
        {note && <p className="t-sm muted">{note}</p>}
      </div>
      <div className="found__body">{children}</div>
    </section>
  );
};

/** A token's name as written in CSS. */
export const TokenName = ({ name }: Readonly<{ name: string }>) => (
  <code className="found__token">--{name}</code>
);
