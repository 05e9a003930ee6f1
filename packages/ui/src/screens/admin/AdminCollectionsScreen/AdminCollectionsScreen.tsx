import { deleteCollection } from '@gifting/api/collections/admin-endpoints';
import type { AdminCollection } from '@gifting/domain/collections/admin-collection';
import { useReportedCommand } from '#app/useReportedCommand.ts';
import type { TableColumn } from '#primitives/Table/Table.tsx';
import { AdminScreen } from '../shared/AdminScreen';
import { pictureColumn } from '../shared/describedColumns';
import { statusColumn } from '../shared/statusColumn';
import { AddCollectionDialog } from './AddCollectionDialog';
import { reads } from './AdminCollectionsScreen.reads';
import { adminCollectionsTexts as texts } from './AdminCollectionsScreen.texts';
import { EditCollectionDialog } from './EditCollectionDialog';

const columns: readonly TableColumn<AdminCollection>[] = [
  pictureColumn(texts.columns.image, ({ pictures }) => pictures[0] ?? null),
  { key: 'title', header: texts.columns.title, kind: 'id', cell: ({ title }) => title },
  { key: 'sub title', header: texts.columns.subTitle, kind: 'long', cell: ({ subTitle }) => subTitle },
  {
    key: 'content',
    header: texts.columns.content,
    kind: 'long',
    cell: ({ content }) => <span className="line-clamp-2">{content}</span>,
  },
  statusColumn(texts.columns.status),
];

const titleOf = ({ title }: AdminCollection) => title;

/** Collection administration (/dashboard/collection): list, dialogs to add and edit, deletion (ACOL-01 to 22). */
export const AdminCollectionsScreen = () => {
  const remove = useReportedCommand(deleteCollection, {
    done: texts.deleted,
    failed: texts.failed,
    gone: texts.gone,
  });
  return (
    <AdminScreen
      texts={texts}
      list={reads().collections}
      columns={columns}
      nameOf={titleOf}
      remove={(id) => remove({ params: { id } })}
      describeDeletion={() => texts.deleteDescription}
      renderAdd={(onClose) => <AddCollectionDialog onClose={onClose} />}
      renderEdit={(collection, onClose) => <EditCollectionDialog collection={collection} onClose={onClose} />}
    />
  );
};
