import { Picture, tintOf } from '#primitives/Picture/Picture.tsx';
import type { TableColumn } from '#primitives/Table/Table.tsx';

type Described = Readonly<{ id: string; name: string; description: string }>;

/** The column of an entry's picture. */
export const pictureColumn = <Row extends { readonly id: string }>(
  header: string,
  pictureOf: (row: Row) => string | null,
): TableColumn<Row> => ({
  key: 'image',
  header,
  kind: 'picture',
  cell: (row) => <Picture src={pictureOf(row)} alt="" tint={tintOf(Number(row.id))} sizes="5rem" />,
});

/** The columns of services, gifting packs and categories: picture, name and description. */
export const describedColumns = <Row extends Described>(
  headers: Readonly<{ image: string; name: string; description: string }>,
  pictureOf: (row: Row) => string | null,
): readonly TableColumn<Row>[] => [
  pictureColumn(headers.image, pictureOf),
  { key: 'name', header: headers.name, kind: 'id', cell: ({ name }) => name },
  { key: 'description', header: headers.description, kind: 'long', cell: ({ description }) => description },
];
