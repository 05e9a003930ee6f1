import { createGiftBox, updateGiftBox } from '@gifting/api/gift-boxes/admin-endpoints';
import { labelsOf } from '@gifting/domain/forms/editable';
import { type AdminGiftBox, adminGiftBox } from '@gifting/domain/gift-boxes/admin-gift-box';
import {
  emptyGiftBoxForm,
  type GiftBoxEditForm,
  type GiftBoxForm,
  type GiftBoxFormInput,
  giftBoxEditForm,
  giftBoxFields,
  giftBoxForm,
  toGiftBoxChange,
  toGiftBoxForm,
  toGiftBoxPayload,
} from '@gifting/domain/gift-boxes/forms';
import { zodResolver } from '@hookform/resolvers/zod';
import { useWatch } from 'react-hook-form';
import { presentRecord } from '#app/outdated.ts';
import { useKeptForm } from '#app/useKeptForm.ts';
import { useReportedCommand } from '#app/useReportedCommand.ts';
import { EditFormDialog } from '../shared/EditFormDialog';
import { KeptFormDialog } from '../shared/KeptFormDialog';
import { adminGiftBoxesTexts as texts } from './AdminGiftBoxesScreen.texts';
import { GiftBoxFields, GiftBoxPreview, giftBoxFieldNames } from './GiftBoxFields';

/** Adds a gift box. It cannot be sent until an image is chosen (ABOX-08 to 13). */
export const AddGiftBoxDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const form = useKeptForm<GiftBoxFormInput, GiftBoxForm>('gift-box', {
    resolver: zodResolver<GiftBoxFormInput, unknown, GiftBoxForm>(giftBoxForm),
    defaultValues: emptyGiftBoxForm,
  });
  const image = useWatch({ control: form.control, name: 'image' });
  const create = useReportedCommand(createGiftBox, { done: texts.added, failed: texts.failed });
  return (
    <KeptFormDialog
      form={form}
      title={texts.addTitle}
      submitLabel={texts.add}
      savingLabel={texts.adding}
      submitDisabled={image === null}
      fieldNames={giftBoxFieldNames}
      aside={<GiftBoxPreview control={form.control} />}
      save={(values) => create({ body: toGiftBoxPayload(values) })}
      onClose={onClose}
    >
      <GiftBoxFields form={form} />
    </KeptFormDialog>
  );
};

interface EditGiftBoxDialogProps {
  readonly box: AdminGiftBox;
  readonly onClose: () => void;
}

const presentOf = (error: unknown) => presentRecord(adminGiftBox, error);

const formatPrices = (entered: GiftBoxFormInput['prices']) =>
  Object.entries(entered)
    .map(([option, price]) => `${texts.prices[option as keyof typeof entered]} ${price}`)
    .join(', ');

/** Edits a gift box. Without a new image the present one stays (F-09); it is sent even when nothing differs (F-08). */
export const EditGiftBoxDialog = ({ box, onClose }: EditGiftBoxDialogProps) => {
  const { id } = box;
  const form = useKeptForm<GiftBoxFormInput, GiftBoxEditForm>(`gift-box:${id}`, {
    resolver: zodResolver<GiftBoxFormInput, unknown, GiftBoxEditForm>(giftBoxEditForm),
    defaultValues: toGiftBoxForm(box),
  });
  const update = useReportedCommand(updateGiftBox, {
    done: texts.updated,
    failed: texts.failed,
    gone: texts.gone,
  });
  return (
    <EditFormDialog
      form={form}
      title={texts.editTitle}
      edited={box}
      toInput={toGiftBoxForm}
      presentOf={presentOf}
      labels={{ ...labelsOf(giftBoxFields), prices: texts.pricesPerBox }}
      formats={{ prices: formatPrices }}
      fieldNames={giftBoxFieldNames}
      aside={({ picture }) => <GiftBoxPreview control={form.control} current={picture} />}
      save={(values) => update({ params: { id }, body: toGiftBoxChange(values) })}
      onClose={onClose}
    >
      {({ picture }) => <GiftBoxFields form={form} current={picture} />}
    </EditFormDialog>
  );
};
