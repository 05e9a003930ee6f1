import type { Endpoint } from '@gifting/api/core/endpoint';
import { answerSchema, bodySchema, toSchema } from '@gifting/api/core/openapi';
import type { Row as TableRow } from '@gifting/api/table';
import { useState } from 'react';
import * as z from 'zod/mini';
import { cardStyles } from '#primitives/Card/Card.tsx';
import { Table } from '#primitives/Table/Table.tsx';
import { Tag } from '#primitives/Tag/Tag.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { readingScreens } from '../BadAnswers/screens';
import { apiTableTexts as texts } from './ApiTable.texts';
import { type Field, fieldsOf } from './fields';
import { pasteOf } from './paste';

/** A row and its mock's samples. */
interface DescribedRow {
  readonly row: TableRow;
  readonly samples: { readonly ok: unknown };
}

const requestFields = (row: Endpoint): readonly Field[] => [
  ...(row.params ? fieldsOf(toSchema(row.params)) : []),
  ...(row.query ? fieldsOf(toSchema(row.query)) : []),
  ...fieldsOf(bodySchema(row)),
];

const Fields = ({ caption, fields }: { readonly caption: string; readonly fields: readonly Field[] }) =>
  fields.length === 0 ? (
    <p className="text-muted">{texts.nothing}</p>
  ) : (
    <Table
      caption={caption}
      rows={fields}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', header: texts.field, kind: 'id', cell: ({ name }) => name },
        { key: 'type', header: texts.type, kind: 'long', cell: ({ type }) => type },
        {
          key: 'required',
          header: texts.required,
          cell: ({ required }) => (required ? texts.yes : texts.no),
        },
      ]}
    />
  );

const Code = ({ label, children }: { readonly label: string; readonly children: string }) => (
  // Long lines scroll in their own box, which the keyboard must reach.
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is focusable so that arrow keys can scroll it
  <section className="max-h-80 overflow-auto bg-sunken p-4 text-sm" aria-label={label} tabIndex={0}>
    <pre>{children}</pre>
  </section>
);

const Details = ({ row, samples }: DescribedRow) => {
  const { mock, mockImport } = pasteOf(row.name);
  const page = readingScreens[row.name];
  const response: z.ZodMiniType = row.response;
  const sample = Array.isArray(samples.ok) ? samples.ok.slice(0, 2) : samples.ok;
  return (
    <div className="grid gap-5 pt-4">
      {row.method === 'GET' && (
        <p className="text-muted">
          {texts.readOn}: {page ? (page.path ?? page.at) : texts.nowhere}
        </p>
      )}
      <h2 className="strong">{texts.takes}</h2>
      <Fields caption={texts.takes} fields={requestFields(row)} />
      <h2 className="strong">{texts.answers}</h2>
      <Fields caption={texts.answers} fields={fieldsOf(answerSchema(row))} />
      <h2 className="strong">{texts.sample}</h2>
      <Code label={`${texts.sample}: ${row.name}`}>
        {JSON.stringify(z.encode(response, sample), null, 2)}
      </Code>
      <h2 className="strong">{texts.paste}</h2>
      <Code label={`${texts.paste}: ${row.name}`}>{`${mockImport}\n\n${mock}`}</Code>
    </div>
  );
};

/** One row; its details render when it is opened. */
const Row = ({ row, samples }: DescribedRow) => {
  const [open, setOpen] = useState(false);
  return (
    <details className={cardStyles({ padded: true })} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="strong wrap-anywhere">{`${row.method} ${row.path}`}</span>{' '}
        <Tag>{texts.access[row.access]}</Tag>{' '}
        {row.encoding === 'multipart' && <Tag status="pending">{texts.multipart}</Tag>}
      </summary>
      {open && <Details row={row} samples={samples} />}
    </details>
  );
};

/** The API table to read: every row, who may call it, what travels, a sample, its mock, and the page a read is shown on. */
export const ApiTable = ({ rows }: { readonly rows: readonly DescribedRow[] }) => {
  const [wanted, setWanted] = useState('');
  const shown = rows.filter(({ row }) =>
    `${row.name} ${row.method} ${row.path}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  return (
    <main className="page grid gap-6 py-8">
      <h1 className="t-title">{texts.title}</h1>
      <p className="t-lead">{texts.lead(rows.length)}</p>
      <TextField
        label={texts.find}
        type="search"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      {shown.length === 0 && <p role="status">{texts.none}</p>}
      {shown.map(({ row, samples }) => (
        <Row key={row.name} row={row} samples={samples} />
      ))}
    </main>
  );
};
