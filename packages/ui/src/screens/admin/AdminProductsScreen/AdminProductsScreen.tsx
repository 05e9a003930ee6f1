import { deleteProduct } from '@gifting/api/products/admin-endpoints';
import type { AdminProduct } from '@gifting/domain/products/admin-product';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useReportedCommand } from '#app/useReportedCommand.ts';
import type { TableColumn } from '#primitives/Table/Table.tsx';
import { AdminScreen } from '../shared/AdminScreen';
import { pictureColumn } from '../shared/describedColumns';
import { statusColumn } from '../shared/statusColumn';
import { reads } from './AdminProductsScreen.reads';
import { adminProductsTexts as texts } from './AdminProductsScreen.texts';
import { AddProductDialog, EditProductDialog } from './ProductDialogs';
import { ProductFilters } from './ProductFilters';
import { useProductFilter } from './useProductFilter';

type Choices = readonly { readonly id: string; readonly name: string }[] | undefined;

const nameOf = ({ name }: AdminProduct) => name;
const nameIn = (choices: Choices, id: string | null) =>
  choices?.find((choice) => choice.id === id)?.name ?? '';

const columnsWith = (gifting: Choices, categories: Choices): readonly TableColumn<AdminProduct>[] => [
  pictureColumn(texts.columns.image, ({ picture }) => picture),
  { key: 'name', header: texts.columns.name, kind: 'id', cell: nameOf },
  {
    key: 'gifting',
    header: texts.columns.gifting,
    kind: 'phrase',
    cell: ({ giftingId }) => nameIn(gifting, giftingId),
  },
  {
    key: 'category',
    header: texts.columns.category,
    kind: 'phrase',
    cell: ({ categoryId }) => nameIn(categories, categoryId),
  },
  { key: 'type', header: texts.columns.type, cell: ({ type }) => type },
  {
    key: 'minimum',
    header: texts.columns.minimum,
    kind: 'number',
    cell: ({ minimumOrderQuantity }) => texts.pieces(minimumOrderQuantity),
  },
  { key: 'delivery', header: texts.columns.delivery, cell: ({ deliveryTime }) => deliveryTime },
  statusColumn(texts.columns.status),
];

/**
 * Product administration (/dashboard/products): a list that is searched, filtered and sorted in the address, dialogs to
 * add and, with `catalogue.edit`, to edit, deletion (APRD-01 to 37).
 */
export const AdminProductsScreen = () => {
  const remove = useReportedCommand(deleteProduct, {
    done: texts.deleted,
    failed: texts.failed,
    gone: texts.gone,
  });
  const { data: gifting } = useQuery(reads().gifting);
  const { data: categories } = useQuery(reads().categories);
  const columns = useMemo(() => columnsWith(gifting, categories), [gifting, categories]);
  const { filter, change, clear, arrange } = useProductFilter();
  return (
    <AdminScreen
      texts={texts}
      list={reads().products}
      columns={columns}
      compact
      nameOf={nameOf}
      arrange={arrange}
      filters={<ProductFilters filter={filter} categories={categories} onChange={change} />}
      noMatch={{ message: texts.filters.noMatch, clear: texts.filters.clear, onClear: clear }}
      remove={(id) => remove({ params: { id } })}
      describeDeletion={() => texts.deleteDescription}
      renderAdd={(onClose) => <AddProductDialog onClose={onClose} />}
      editNeeds="catalogue.edit"
      renderEdit={(product, onClose) => <EditProductDialog product={product} onClose={onClose} />}
    />
  );
};
