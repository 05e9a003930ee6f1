import { updateCollection } from '@gifting/api/collections/admin-endpoints';
import { anyCollectionQuery } from '@gifting/api/collections/admin-queries';
import { type AdminCollection, adminCollection } from '@gifting/domain/collections/admin-collection';
import {
  type CollectionEditForm,
  type CollectionEditInput,
  collectionEditForm,
  collectionFields,
  toCollectionChange,
  toCollectionForm,
} from '@gifting/domain/collections/forms';
import { labelsOf } from '@gifting/domain/forms/editable';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { presentRecord } from '#app/outdated.ts';
import { isNotFound } from '#app/retry-unless-not-found.ts';
import { useKeptForm } from '#app/useKeptForm.ts';
import { useReportedCommand } from '#app/useReportedCommand.ts';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { ResourceView } from '#patterns/ResourceView/ResourceView.tsx';
import { Spinner } from '#primitives/Spinner/Spinner.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { EditFormDialog } from '../shared/EditFormDialog';
import { adminCollectionsTexts as texts } from './AdminCollectionsScreen.texts';
import { CollectionFields, collectionFieldNames } from './CollectionFields';

interface EditCollectionDialogProps {
  readonly collection: AdminCollection;
  readonly onClose: () => void;
}

const presentOf = (error: unknown) => presentRecord(adminCollection, error);

/**
 * Edits the texts of a collection, which it reads first (F-07). It has no pictures to choose (ACOL-13), and is sent even
 * when nothing differs (F-08).
 */
export const EditCollectionDialog = ({ collection: listed, onClose }: EditCollectionDialogProps) => {
  const { id } = listed;
  const collection = useQuery(anyCollectionQuery(id));
  const { data, error } = collection;
  const form = useKeptForm<CollectionEditInput, CollectionEditForm>(`collection:${id}`, {
    resolver: zodResolver<CollectionEditInput, unknown, CollectionEditForm>(collectionEditForm),
    defaultValues: toCollectionForm(listed),
  });
  const { reset, setFocus, forget, restored } = form;
  const update = useReportedCommand(updateCollection, {
    done: texts.updated,
    failed: texts.failed,
    gone: texts.gone,
  });

  // Only the first answer fills the form: a refetch must not replace what is being typed.
  const [read, setRead] = useState<AdminCollection | null>(null);
  const filled = read !== null;
  useEffect(() => {
    if (!data || filled) return;
    if (!restored) {
      reset(toCollectionForm(data));
      // Nobody has entered it, so it is not kept.
      forget();
    }
    setRead(data);
  }, [data, filled]);
  useEffect(() => {
    if (filled) setFocus('title');
  }, [filled, setFocus]);

  const removed = isNotFound(error);
  useEffect(() => {
    if (!removed || filled) return;
    notify.blank(texts.gone);
    onClose();
  }, [removed, filled]);

  return (
    <EditFormDialog
      form={form}
      title={texts.editTitle}
      edited={read ?? listed}
      toInput={toCollectionForm}
      presentOf={presentOf}
      labels={labelsOf(collectionFields)}
      submitDisabled={!filled}
      fieldNames={collectionFieldNames}
      restoredNote={texts.restored}
      save={(values) => update({ params: { id }, body: toCollectionChange(values, id) })}
      onClose={onClose}
    >
      {() => (
        <ResourceView
          resource={{ ...collection, data: read ?? undefined }}
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
      )}
    </EditFormDialog>
  );
};
