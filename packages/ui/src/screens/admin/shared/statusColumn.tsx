import type { Status } from '@gifting/domain/status/status';
import type { TableColumn } from '#primitives/Table/Table.tsx';
import { Tag, type TagStatus } from '#primitives/Tag/Tag.tsx';

const words: Readonly<Record<Status, string>> = { active: 'Active', inactive: 'Inactive' };
const colours: Readonly<Record<Status, TagStatus>> = { active: 'active', inactive: 'neutral' };

/** The column of whether an entry is on sale; no form edits it for collections and gift boxes (F-10). */
export const statusColumn = <Row extends { readonly status: Status }>(header: string): TableColumn<Row> => ({
  key: 'status',
  header,
  kind: 'status',
  cell: ({ status }) => <Tag status={colours[status]}>{words[status]}</Tag>,
});
