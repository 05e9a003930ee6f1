import { deleteService } from '@gifting/api/services/admin-endpoints';
import type { AdminCategory } from '@gifting/domain/categories/category';
import { useQuery } from '@tanstack/react-query';
import { ScreenTitle } from '#app/ScreenTitle.tsx';
import { useReportedCommand } from '#app/useReportedCommand.ts';
import { AdminList } from '#patterns/AdminList/AdminList.tsx';
import { Picture, tintOf } from '#primitives/Picture/Picture.tsx';
import type { TableColumn } from '#primitives/Table/Table.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { useDeletion } from '../shared/useDeletion';
import { useDialogInAddress } from '../shared/useDialogInAddress';
import { AddCategoryDialog } from './AddCategoryDialog';
import { reads } from './AdminCategoriesScreen.reads';
import { adminCategoriesTexts as texts } from './AdminCategoriesScreen.texts';

const columns: readonly TableColumn<AdminCategory>[] = [
  {
    key: 'image',
    header: texts.columns.image,
    kind: 'picture',
    cell: ({ id, picture }) => <Picture src={picture} alt="" tint={tintOf(Number(id))} />,
  },
  { key: 'name', header: texts.columns.name, kind: 'id', cell: ({ name }) => name },
  {
    key: 'description',
    header: texts.columns.description,
    kind: 'long',
    cell: ({ description }) => description,
  },
];

const idOf = ({ id }: AdminCategory) => id;
const nameOf = ({ name }: AdminCategory) => name;

/** Deletes through the endpoint of services, as specified; ids are unique across all tables (F-01, ACAT-25). */
const useDeleteCategory = () => {
  const remove = useReportedCommand(deleteService, {
    done: texts.deleted,
    failed: texts.failed,
    gone: texts.gone,
  });
  return useDeletion(reads().categories, (id) => remove({ params: { id } }));
};

/** Category administration (/dashboard/category): list, dialog to add, deletion (ACAT-01 to 28). */
export const AdminCategoriesScreen = () => {
  const categories = useQuery(reads().categories);
  const deleteCategory = useDeleteCategory();
  const { dialog, show, close } = useDialogInAddress();
  return (
    <>
      <ScreenTitle>{texts.title}</ScreenTitle>
      <AdminList
        title={texts.title}
        tableTitle={texts.table}
        count={texts.count}
        resource={categories}
        columns={columns}
        rowKey={idOf}
        rowName={nameOf}
        addLabel={texts.add}
        onAdd={() => show('add')}
        editLabel={texts.edit}
        // The specification has an edit mode without an interface (ACAT-09, ACAT-10); the button must still react.
        onEdit={() => notify.blank(texts.editNotReady)}
        deleteLabel={texts.delete}
        deletingLabel={texts.deleting}
        onDelete={deleteCategory}
        deleteTitle={texts.deleteTitle}
        deleteDescription={texts.deleteDescription}
        loadingLabel={texts.loading}
        empty={texts.empty}
        error={texts.error}
        retryLabel={texts.retry}
      />
      {dialog === 'add' && <AddCategoryDialog onClose={close} />}
    </>
  );
};
