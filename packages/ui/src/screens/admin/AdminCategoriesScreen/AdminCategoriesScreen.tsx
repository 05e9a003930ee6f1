import { createCategory, updateCategory } from '@gifting/api/categories/admin-endpoints';
import { allProductsQuery } from '@gifting/api/products/admin-queries';
import { categoryProductsQuery } from '@gifting/api/products/queries';
import { deleteService } from '@gifting/api/services/admin-endpoints';
import { type AdminCategory, adminCategory } from '@gifting/domain/categories/category';
import { useQuery } from '@tanstack/react-query';
import { presentRecord } from '#app/outdated.ts';
import { useReportedCommand } from '#app/useReportedCommand.ts';
import { Sleeve } from '#patterns/Sleeve/Sleeve.tsx';
import { AdminScreen } from '../shared/AdminScreen';
import { AddDescribedDialog, EditDescribedDialog } from '../shared/DescribedDialog';
import { describedColumns } from '../shared/describedColumns';
import { reads } from './AdminCategoriesScreen.reads';
import { adminCategoriesTexts as texts } from './AdminCategoriesScreen.texts';

const pictureOf = ({ picture }: AdminCategory) => picture;
const nameOf = ({ name }: AdminCategory) => name;
const columns = describedColumns(texts.columns, pictureOf);
const preview = {
  caption: texts.preview,
  render: (category: Pick<AdminCategory, 'name' | 'description' | 'picture'>) => (
    <Sleeve as="div" {...category} tint={0} />
  ),
};
const presentOf = (error: unknown) => presentRecord(adminCategory, error);

const quiet = { meta: { quiet: true } };

/** What a deletion does. Its own products are in the administrators' list, those also in it only in the builder's. */
const CategoryDeletion = ({ id }: Pick<AdminCategory, 'id'>) => {
  const all = useQuery({ ...allProductsQuery(), ...quiet }).data;
  const onSale = useQuery({ ...categoryProductsQuery(id), ...quiet }).data;
  const inIt = all && onSale && [...all.filter(({ categoryId }) => categoryId === id), ...onSale];
  const count = inIt && new Set(inIt.map((product) => product.id)).size;
  return `${texts.deleteDescription} ${texts.products(count, texts.productsAfterwards)}`;
};

/** Deletes through the endpoint of services, as specified; ids are unique across all tables (F-01, ACAT-25). */
const useDeleteCategory = () => {
  const remove = useReportedCommand(deleteService, {
    done: texts.deleted,
    failed: texts.failed,
    gone: texts.gone,
  });
  return (id: string) => remove({ params: { id } });
};

/**
 * Category administration (/dashboard/category): list, dialogs to add and, with `catalogue.edit`, to edit, deletion
 * (ACAT-01 to 28).
 */
export const AdminCategoriesScreen = () => {
  const create = useReportedCommand(createCategory, { done: texts.added, failed: texts.failed });
  const update = useReportedCommand(updateCategory, {
    done: texts.updated,
    failed: texts.failed,
    gone: texts.gone,
  });
  const deleteCategory = useDeleteCategory();
  return (
    <AdminScreen
      texts={texts}
      list={reads().categories}
      columns={columns}
      nameOf={nameOf}
      remove={deleteCategory}
      describeDeletion={({ id }) => <CategoryDeletion id={id} />}
      renderAdd={(onClose) => (
        <AddDescribedDialog
          kept="category"
          title={texts.add}
          labels={texts.labels}
          preview={preview}
          submitLabel={texts.submit}
          save={(body) => create({ body })}
          onClose={onClose}
        />
      )}
      editNeeds="catalogue.edit"
      renderEdit={(category, onClose) => (
        <EditDescribedDialog
          kept={`category:${category.id}`}
          title={texts.editTitle}
          labels={texts.labels}
          preview={preview}
          entry={category}
          presentOf={presentOf}
          save={(body) => update({ params: { id: category.id }, body })}
          onClose={onClose}
        />
      )}
    />
  );
};
