import { createCategory } from '@gifting/api/categories/admin-endpoints';
import { deleteService } from '@gifting/api/services/admin-endpoints';
import type { AdminCategory } from '@gifting/domain/categories/category';
import { useReportedCommand } from '#app/useReportedCommand.ts';
import { Sleeve } from '#patterns/Sleeve/Sleeve.tsx';
import { AdminScreen } from '../shared/AdminScreen';
import { AddDescribedDialog } from '../shared/DescribedDialog';
import { describedColumns } from '../shared/describedColumns';
import { reads } from './AdminCategoriesScreen.reads';
import { adminCategoriesTexts as texts } from './AdminCategoriesScreen.texts';

const pictureOf = ({ picture }: AdminCategory) => picture;
const nameOf = ({ name }: AdminCategory) => name;
const columns = describedColumns(texts.columns, pictureOf);

/** Deletes through the endpoint of services, as specified; ids are unique across all tables (F-01, ACAT-25). */
const useDeleteCategory = () => {
  const remove = useReportedCommand(deleteService, {
    done: texts.deleted,
    failed: texts.failed,
    gone: texts.gone,
  });
  return (id: string) => remove({ params: { id } });
};

/** Category administration (/dashboard/category): list, dialog to add, deletion (ACAT-01 to 28). */
export const AdminCategoriesScreen = () => {
  const create = useReportedCommand(createCategory, { done: texts.added, failed: texts.failed });
  const deleteCategory = useDeleteCategory();
  return (
    <AdminScreen
      texts={texts}
      list={reads().categories}
      columns={columns}
      nameOf={nameOf}
      remove={deleteCategory}
      describeDeletion={() => texts.deleteDescription}
      renderAdd={(onClose) => (
        <AddDescribedDialog
          kept="category"
          title={texts.add}
          labels={texts.labels}
          preview={{
            caption: texts.preview,
            render: (category) => <Sleeve as="div" {...category} tint={0} />,
          }}
          submitLabel={texts.submit}
          save={(body) => create({ body })}
          onClose={onClose}
        />
      )}
    />
  );
};
