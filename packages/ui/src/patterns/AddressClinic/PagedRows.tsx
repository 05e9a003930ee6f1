import type { AssessedRow } from '@gifting/domain/address-list/assess';
import { type PersonField, personFields } from '@gifting/domain/address-list/person';
import { type ReactNode, useState } from 'react';
import { Breakable } from '#primitives/Breakable/Breakable.tsx';
import { Pagination } from '#primitives/Pagination/Pagination.tsx';
import { Table, type TableColumn } from '#primitives/Table/Table.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { addressClinicTexts } from './AddressClinic.texts';

const texts = addressClinicTexts.table;

/** Rows of a page: so few that all of a page is in the document, for find in page and screen readers. */
const pageSize = 25;

/** The name by which a row is spoken of. */
export const nameOf = ({ person }: AssessedRow): string => person.name || addressClinicTexts.mend.nobody;

const isAddress = (field: PersonField) => field.startsWith('delivery') || field.startsWith('post');

const PlainCell = ({ row, field }: { readonly row: AssessedRow; readonly field: PersonField }) => {
  const text = row.person[field];
  if (text === '' && row.asked && isAddress(field)) return <i className="muted">{texts.willAsk}</i>;
  if (text === '') return null;
  return field === 'email' ? <Breakable address={text} /> : <bdi>{text}</bdi>;
};

type PagedRowsProps = Readonly<{
  caption: string;
  rows: readonly AssessedRow[];
  /** The cells that the list has. */
  fields: readonly PersonField[];
  /** Replaces the text of a cell. */
  cell?: ((row: AssessedRow, field: PersonField) => ReactNode) | undefined;
  actions?: ((row: AssessedRow) => ReactNode) | undefined;
}>;

const keyOf = ({ row }: AssessedRow) => String(row);

const matches = (words: string) => {
  const wanted = words.trim().toLowerCase();
  return ({ person }: AssessedRow) =>
    personFields.some((field) => person[field].toLowerCase().includes(wanted));
};

/** Rows of a list, page by page, with a search where there is more than one page. */
export const PagedRows = ({ caption, rows, fields, cell, actions }: PagedRowsProps) => {
  const [words, setWords] = useState('');
  const [chosen, setPage] = useState(1);
  const found = words.trim() === '' ? rows : rows.filter(matches(words));
  const pageCount = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(chosen, pageCount);
  const columns: TableColumn<AssessedRow>[] = [
    {
      key: 'row',
      header: texts.row,
      cell: ({ row }) => <span className="num muted">{(row + 1).toLocaleString('en-GB')}</span>,
    },
    ...fields.map(
      (field): TableColumn<AssessedRow> => ({
        key: field,
        header: addressClinicTexts.fields[field],
        kind: field === 'name' ? 'id' : 'phrase',
        cell: (row) => cell?.(row, field) ?? <PlainCell row={row} field={field} />,
      }),
    ),
    ...(actions ? [{ key: 'actions', header: texts.actions, kind: 'actions' as const, cell: actions }] : []),
  ];
  return (
    <div className="clinic-rows">
      {rows.length > pageSize && (
        <div className="clinic-rows__find">
          <TextField
            label={texts.find}
            type="search"
            size="sm"
            autoComplete="off"
            value={words}
            onChange={({ target }) => {
              setWords(target.value);
              setPage(1);
            }}
          />
          <p role="status" className="t-sm muted">
            {words.trim() !== '' && texts.found(found.length)}
          </p>
        </div>
      )}
      {found.length > 0 && (
        <Table
          caption={caption}
          columns={columns}
          rows={found.slice((page - 1) * pageSize, page * pageSize)}
          rowKey={keyOf}
        />
      )}
      {pageCount > 1 && (
        <div className="clinic-rows__pages">
          <Pagination
            label={texts.pagesOf(caption)}
            page={page}
            pageCount={pageCount}
            onPageChange={setPage}
          />
        </div>
      )}
    </div>
  );
};
