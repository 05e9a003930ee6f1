import { deleteGiftBox } from '@gifting/api/gift-boxes/admin-endpoints';
import type { AdminGiftBox } from '@gifting/domain/gift-boxes/admin-gift-box';
import type { PackagingOption } from '@gifting/domain/gift-boxes/gift-box';
import { formatAmount } from '@gifting/domain/money/money';
import { useReportedCommand } from '#app/useReportedCommand.ts';
import { Price } from '#primitives/Price/Price.tsx';
import type { TableColumn } from '#primitives/Table/Table.tsx';
import { AdminScreen } from '../shared/AdminScreen';
import { pictureColumn } from '../shared/describedColumns';
import { statusColumn } from '../shared/statusColumn';
import { reads } from './AdminGiftBoxesScreen.reads';
import { adminGiftBoxesTexts as texts } from './AdminGiftBoxesScreen.texts';
import { AddGiftBoxDialog, EditGiftBoxDialog } from './GiftBoxDialogs';

const priceColumn = (finish: PackagingOption): TableColumn<AdminGiftBox> => ({
  key: finish,
  header: texts.prices[finish],
  kind: 'number',
  cell: ({ prices }) => <Price amount={formatAmount(prices[finish])} />,
});

const columns: readonly TableColumn<AdminGiftBox>[] = [
  pictureColumn(texts.columns.image, ({ picture }) => picture),
  { key: 'name', header: texts.columns.name, kind: 'id', cell: ({ name }) => name },
  priceColumn('plain'),
  priceColumn('branded'),
  priceColumn('custom_branding'),
  statusColumn(texts.columns.status),
];

const nameOf = ({ name }: AdminGiftBox) => name;

/** Gift box administration (/dashboard/giftboxes): list, dialogs to add and edit, deletion (ABOX-01 to 20). */
export const AdminGiftBoxesScreen = () => {
  const remove = useReportedCommand(deleteGiftBox, {
    done: texts.deleted,
    failed: texts.failed,
    gone: texts.gone,
  });
  return (
    <AdminScreen
      texts={texts}
      list={reads().giftBoxes}
      columns={columns}
      nameOf={nameOf}
      remove={(id) => remove({ params: { id } })}
      describeDeletion={() => texts.deleteDescription}
      renderAdd={(onClose) => <AddGiftBoxDialog onClose={onClose} />}
      renderEdit={(box, onClose) => <EditGiftBoxDialog box={box} onClose={onClose} />}
    />
  );
};
