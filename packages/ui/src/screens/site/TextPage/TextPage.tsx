import type { ReactNode } from 'react';
import { PublicMeta } from '#app/PublicMeta.tsx';
import './TextPage.css';

/** A section of a page of text. */
export interface TextSection {
  /** The section's address on the page: `/privacy#cookies`. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

/** The texts of a page. */
export interface PageTexts {
  readonly title: string;
  readonly lead: string;
  /** For search engines and previews. */
  readonly description: string;
  /** When it was last changed. */
  readonly changed: string;
  readonly sections: readonly TextSection[];
}

/** Names the list of sections. */
export const contents = 'On this page';

type TextPageProps = Readonly<{
  texts: PageTexts;
  /** Below a section's text, by its id: a table, a link. */
  more?: Readonly<Record<string, ReactNode>>;
}>;

/** A page that is read: terms, privacy, accessibility. Sections with addresses, and a list of them. */
export const TextPage = ({ texts, more = {} }: TextPageProps) => (
  <main id="main" tabIndex={-1}>
    <PublicMeta title={texts.title} description={texts.description} />
    <div className="page text-page">
      <div className="text-page__head">
        <h1 className="t-display">{texts.title}</h1>
        <p className="t-lead muted">{texts.lead}</p>
        <p className="t-sm muted">{texts.changed}</p>
      </div>
      <nav className="text-page__contents" aria-label={contents}>
        <p className="t-sm strong" aria-hidden="true">
          {contents}
        </p>
        <ol>
          {texts.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="text-page__sections">
        {texts.sections.map(({ id, title, paragraphs, points = [] }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 className="t-title" id={`${id}-title`}>
              {title}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points.length > 0 && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
            {more[id]}
          </section>
        ))}
      </div>
    </div>
  </main>
);
