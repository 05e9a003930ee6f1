import { createGiftBox, updateGiftBox } from '@gifting/api/gift-boxes/admin-endpoints';
import type { AdminGiftBox } from '@gifting/domain/gift-boxes/admin-gift-box';
import {
  emptyGiftBoxForm,
  type GiftBoxEditForm,
  type GiftBoxForm,
  type GiftBoxFormInput,
  giftBoxEditForm,
  giftBoxForm,
  toGiftBoxChange,
  toGiftBoxForm,
  toGiftBoxPayload,
} from '@gifting/domain/gift-boxes/forms';
import { zodResolver } from '@hookform/resolvers/zod';
import { useWatch } from 'react-hook-form';
import { useKeptForm } from '#app/useKeptForm.ts';
import { useReportedCommand } from '#app/useReportedCommand.ts';
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

/** Edits a gift box. Without a new image the present one stays (F-09); it is sent even when nothing differs (F-08). */
export const EditGiftBoxDialog = ({ box, onClose }: EditGiftBoxDialogProps) => {
  const { id, picture } = box;
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
    <KeptFormDialog
      form={form}
      title={texts.editTitle}
      submitLabel={texts.saveChanges}
      savingLabel={texts.saving}
      fieldNames={giftBoxFieldNames}
      aside={<GiftBoxPreview control={form.control} current={picture} />}
      save={(values) => update({ params: { id }, body: toGiftBoxChange(values) })}
      onClose={onClose}
    >
      <GiftBoxFields form={form} current={picture} />
    </KeptFormDialog>
  );
};
