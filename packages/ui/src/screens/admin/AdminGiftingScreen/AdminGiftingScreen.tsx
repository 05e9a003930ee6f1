import { createGifting, deleteGifting, updateGifting } from '@gifting/api/gifting/admin-endpoints';
import { allProductsQuery } from '@gifting/api/products/admin-queries';
import { type AdminGifting, adminGifting } from '@gifting/domain/gifting/admin-gifting';
import { useQuery } from '@tanstack/react-query';
import { presentRecord } from '#app/outdated.ts';
import { useReportedCommand } from '#app/useReportedCommand.ts';
import { AdminScreen } from '../shared/AdminScreen';
import { AddDescribedDialog, EditDescribedDialog } from '../shared/DescribedDialog';
import { describedColumns } from '../shared/describedColumns';
import { PreviewCard } from '../shared/Preview';
import { reads } from './AdminGiftingScreen.reads';
import { adminGiftingTexts as texts } from './AdminGiftingScreen.texts';

const pictureOf = ({ image }: AdminGifting) => image;
const nameOf = ({ name }: AdminGifting) => name;
const columns = describedColumns(texts.columns, pictureOf);
const entryOf = (pack: AdminGifting) => ({ ...pack, picture: pack.image });
const presentOf = (error: unknown) => {
  const present = presentRecord(adminGifting, error);
  return present && entryOf(present);
};
const preview = { caption: texts.preview, render: PreviewCard };

/** What a deletion does, with the number of the pack's products once it is known. */
const GiftingDeletion = ({ id }: Pick<AdminGifting, 'id'>) => {
  const { data } = useQuery({ ...allProductsQuery(), meta: { quiet: true } });
  const count = data?.filter(({ giftingId }) => giftingId === id).length;
  return `${texts.deleteDescription} ${texts.products(count, texts.productsAfterwards)}`;
};

/** Gifting administration (/dashboard/gifting): list, dialogs to add and edit, deletion (AGFT-01 to 19). */
export const AdminGiftingScreen = () => {
  const { failed, gone } = texts;
  const create = useReportedCommand(createGifting, { done: texts.added, failed });
  const update = useReportedCommand(updateGifting, { done: texts.updated, failed, gone });
  const remove = useReportedCommand(deleteGifting, { done: texts.deleted, failed, gone });
  return (
    <AdminScreen
      texts={texts}
      list={reads().gifting}
      columns={columns}
      nameOf={nameOf}
      remove={(id) => remove({ params: { id } })}
      describeDeletion={({ id }) => <GiftingDeletion id={id} />}
      renderAdd={(onClose) => (
        <AddDescribedDialog
          kept="gifting"
          title={texts.addTitle}
          labels={texts.labels}
          preview={preview}
          save={(body) => create({ body })}
          onClose={onClose}
        />
      )}
      renderEdit={(pack, onClose) => (
        <EditDescribedDialog
          kept={`gifting:${pack.id}`}
          title={texts.editTitle}
          labels={texts.labels}
          preview={preview}
          entry={entryOf(pack)}
          presentOf={presentOf}
          save={(body) => update({ params: { id: pack.id }, body })}
          onClose={onClose}
        />
      )}
    />
  );
};
