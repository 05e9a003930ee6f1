import { useState } from 'react';
import { Table } from '#primitives/Table/Table.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { guidesTexts as texts } from './Guides.texts';
import { kinds } from './guide';
import { guides, type NamedGuide } from './guides';
import { WithCode } from './WithCode';

const wordsOf = ({ name, kind, need, instead }: NamedGuide): string =>
  [name, kind, need, ...Object.keys(instead)].join(' ').toLowerCase();

/** All primitives and patterns by what is needed, with a search. */
export const Guides = () => {
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/);
  const found = guides.filter((guide) => words.every((word) => wordsOf(guide).includes(word)));
  return (
    <main className="page grid gap-6 py-8">
      <h1 className="t-title">{texts.title}</h1>
      <p className="t-lead">{texts.lead}</p>
      <TextField
        label={texts.find}
        type="search"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      {found.length === 0 && <p role="status">{texts.none}</p>}
      {kinds.map((kind) => {
        const rows = found.filter((guide) => guide.kind === kind);
        return (
          rows.length > 0 && (
            <section key={kind} className="grid gap-2" aria-label={kind}>
              <h2 className="t-heading">{kind}</h2>
              <Table
                caption={kind}
                rows={rows}
                rowKey={({ name }) => name}
                columns={[
                  { key: 'need', header: texts.need, kind: 'long', cell: ({ need }) => need },
                  {
                    key: 'part',
                    header: texts.part,
                    cell: ({ name, page }) => (
                      <a className="link" href={`./?path=/docs/${page}`} target="_top">
                        {name}
                      </a>
                    ),
                  },
                  {
                    key: 'instead',
                    header: texts.instead,
                    kind: 'long',
                    cell: ({ instead }) => (
                      <ul>
                        {Object.entries(instead).map(([need, part]) => (
                          <li key={need}>
                            {need}: <WithCode text={part} />
                          </li>
                        ))}
                      </ul>
                    ),
                  },
                ]}
              />
            </section>
          )
        );
      })}
    </main>
  );
};
