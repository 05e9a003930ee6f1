import { createCollection } from '@gifting/api/collections/admin-endpoints';
import {
  type CollectionForm,
  collectionForm,
  emptyCollectionForm,
  toCollectionPayload,
} from '@gifting/domain/collections/forms';
import { zodResolver } from '@hookform/resolvers/zod';
import { useKeptForm } from '#app/useKeptForm.ts';
import { useReportedCommand } from '#app/useReportedCommand.ts';
import { ImagesField } from '../shared/ImagesField';
import { KeptFormDialog } from '../shared/KeptFormDialog';
import { adminCollectionsTexts as texts } from './AdminCollectionsScreen.texts';
import { CollectionFields, collectionFieldNames } from './CollectionFields';

/** Adds a collection. Images are optional, so it can be sent without any (ACOL-08 to 12). */
export const AddCollectionDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const form = useKeptForm<CollectionForm>('collection', {
    resolver: zodResolver(collectionForm),
    defaultValues: emptyCollectionForm,
  });
  const create = useReportedCommand(createCollection, { done: texts.added, failed: texts.failed });
  return (
    <KeptFormDialog
      form={form}
      title={texts.addTitle}
      submitLabel={texts.add}
      savingLabel={texts.adding}
      fieldNames={collectionFieldNames}
      save={(values) => create({ body: toCollectionPayload(values) })}
      onClose={onClose}
    >
      <CollectionFields {...form} errors={form.formState.errors} />
      <ImagesField form={form} name="images" label={texts.labels.images} optional />
    </KeptFormDialog>
  );
};
