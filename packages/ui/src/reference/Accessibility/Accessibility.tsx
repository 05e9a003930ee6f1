import { Table } from '#primitives/Table/Table.tsx';
import type { Screen } from '../../../states/screen';
import { screens } from '../../../states/table';
import { accessibilityTexts as texts } from './Accessibility.texts';

const rows = Object.entries<Screen>(screens).map(([id, { title, path, begun, states }]) => ({
  id,
  title,
  path,
  // The stories of a screen that is begun show all its states, and a state without one fails the state gate.
  checked: begun ? Object.keys(states).length : 0,
}));

const checked = rows.reduce((sum, row) => sum + row.checked, 0);

const Points = ({ title, points }: { readonly title: string; readonly points: readonly string[] }) => (
  <section className="grid max-w-prose gap-3">
    <h2 className="t-heading">{title}</h2>
    <ul className="grid list-disc gap-2 ps-5">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </section>
);

/** What is checked, what falls short, and the states checked on each screen, from the table of states. */
export const Accessibility = () => (
  <main className="page grid gap-8 py-8">
    <div className="grid max-w-prose gap-3">
      <h1 className="t-title">{texts.title}</h1>
      <p className="t-lead">{texts.lead(checked, rows.length)}</p>
    </div>
    <Points title={texts.checked} points={texts.checks} />
    <Points title={texts.limits} points={texts.known} />
    <section className="grid gap-3">
      <h2 className="t-heading">{texts.screens}</h2>
      <Table
        caption={texts.screens}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'screen', header: texts.screen, kind: 'id', cell: ({ title }) => title },
          { key: 'address', header: texts.address, cell: ({ path }) => path ?? texts.noAddress },
          { key: 'count', header: texts.count, kind: 'number', cell: (row) => row.checked },
        ]}
      />
    </section>
  </main>
);
