import type { ReactNode } from 'react';

type RowsFoldProps = Readonly<{
  id?: string | undefined;
  title: string;
  note: string;
  children: ReactNode;
}>;

/** A part of a list that is closed at first: what needs nobody. */
export const RowsFold = ({ id, title, note, children }: RowsFoldProps) => (
  <section className="card" aria-label={title} id={id}>
    <details className="clinic-fold">
      <summary>
        <h2 className="t-heading">{title}</h2>
        <span className="t-sm muted">{note}</span>
        <i aria-hidden="true" />
      </summary>
      {children}
    </details>
  </section>
);
