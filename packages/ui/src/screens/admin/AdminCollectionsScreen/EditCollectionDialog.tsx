import { updateCollection } from '@gifting/api/collections/admin-endpoints';
import { anyCollectionQuery } from '@gifting/api/collections/queries';
import type { AdminCollection } from '@gifting/domain/collections/collection';
import {
  type CollectionEditForm,
  collectionEditForm,
  toCollectionChange,
  toCollectionForm,
} from '@gifting/domain/collections/forms';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isUnknown } from '#app/retry-unless-unknown.ts';
import { useKeptForm } from '#app/useKeptForm.ts';
import { useReportedCommand } from '#app/useReportedCommand.ts';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { ResourceView } from '#patterns/ResourceView/ResourceView.tsx';
import { Spinner } from '#primitives/Spinner/Spinner.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { KeptFormDialog } from '../shared/KeptFormDialog';
import { adminCollectionsTexts as texts } from './AdminCollectionsScreen.texts';
import { CollectionFields, collectionFieldNames } from './CollectionFields';

interface EditCollectionDialogProps {
  readonly collection: AdminCollection;
  readonly onClose: () => void;
}

/**
 * Edits the texts of a collection, which it reads first (F-07). It has no pictures to choose (ACOL-13), and is sent even
 * when nothing differs (F-08).
 */
export const EditCollectionDialog = ({
  collection: { id, ...listed },
  onClose,
}: EditCollectionDialogProps) => {
  const collection = useQuery(anyCollectionQuery(id));
  const { data, error } = collection;
  const form = useKeptForm<CollectionEditForm>(`collection:${id}`, {
    resolver: zodResolver(collectionEditForm),
    defaultValues: toCollectionForm(listed),
  });
  const { reset, setFocus, forget, restored } = form;
  const update = useReportedCommand(updateCollection, {
    done: texts.updated,
    failed: texts.failed,
    gone: texts.gone,
  });

  // Only the first answer fills the form: a refetch must not replace what is being typed.
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    if (!data || filled) return;
    if (!restored) {
      reset(toCollectionForm(data));
      // Nobody has entered it, so it is not kept.
      forget();
    }
    setFilled(true);
  }, [data, filled]);
  useEffect(() => {
    if (filled) setFocus('title');
  }, [filled, setFocus]);

  const removed = isUnknown(error);
  useEffect(() => {
    if (!removed || filled) return;
    notify.blank(texts.gone);
    onClose();
  }, [removed, filled]);

  return (
    <KeptFormDialog
      form={form}
      title={texts.editTitle}
      submitLabel={texts.saveChanges}
      savingLabel={texts.saving}
      submitDisabled={!filled}
      fieldNames={collectionFieldNames}
      restoredNote={texts.restored}
      save={(values) => update({ params: { id }, body: toCollectionChange(values, id) })}
      onClose={onClose}
    >
      <ResourceView
        resource={{ ...collection, data: filled ? listed : undefined }}
        loadingLabel={texts.loadingOne}
        loading={
          <div className="grid min-h-40 place-items-center">
            <Spinner size="lg" />
          </div>
        }
        renderError={(_error, retry) => (
          <ErrorPanel message={texts.error} retryLabel={texts.retry} onRetry={retry} />
        )}
      >
        {() => <CollectionFields {...form} errors={form.formState.errors} />}
      </ResourceView>
    </KeptFormDialog>
  );
};
