import { Table } from '#primitives/Table/Table.tsx';
import { toastsPageTexts as texts } from './Toasts.texts';
import { toasts } from './toast-texts';

/** All toast texts on one page. */
export const Toasts = () => (
  <main className="page grid gap-6 py-8">
    <h1 className="t-title">{texts.title}</h1>
    <p className="t-lead">{texts.lead}</p>
    {Object.entries(toasts).map(([source, shown]) => (
      <section key={source} className="grid gap-3" aria-label={source}>
        <h2 className="strong">{source}</h2>
        <Table
          caption={source}
          rows={shown}
          rowKey={(text) => text}
          columns={[{ key: 'text', header: texts.text, kind: 'long', cell: (text) => text }]}
        />
      </section>
    ))}
  </main>
);
