import {
  type DescribedEditForm,
  type DescribedForm,
  describedEditForm,
  describedForm,
  isUnchanged,
} from '@gifting/domain/forms/described';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { KeptFormName } from '#app/kept-forms.ts';
import { useKeptForm } from '#app/useKeptForm.ts';
import { useObjectUrl } from '#primitives/FileField/useObjectUrl.ts';
import { TextareaField } from '#primitives/TextareaField/TextareaField.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { adminTexts } from './admin.texts';
import { EditFormDialog } from './EditFormDialog';
import { ImageField } from './ImageField';
import { KeptFormDialog } from './KeptFormDialog';
import { Preview } from './Preview';

/** The form values; no image is chosen at first. */
interface DescribedInput {
  name: string;
  description: string;
  image: File | null;
  /** Of an edit: the version it is based on. */
  version?: string | null | undefined;
}

/** An entry with a name, a description and a picture. */
interface Described {
  readonly name: string;
  readonly description: string;
  readonly picture: string | null;
}

/** The same with its version, as an edit begins with it. */
interface EditedEntry extends Described {
  readonly version: string | null;
}

type DescribedDialogProps<Form> = Readonly<{
  /** The name its values are kept under. */
  kept: KeptFormName;
  title: string;
  labels: Readonly<{ name: string; description: string; image: string }>;
  /** Beside the form: how visitors will see the entry. */
  preview: Readonly<{ caption: string; render: (entry: Described) => ReactNode }>;
  /** Saves valid values and reports the outcome, see `useReportedCommand`. */
  save: (form: Form) => Promise<boolean>;
  onClose: () => void;
}>;

type DescribedFieldsProps<Output> = Pick<DescribedDialogProps<never>, 'labels'> &
  Readonly<{
    form: UseFormReturn<DescribedInput, unknown, Output>;
    current?: string | null | undefined;
  }>;

const DescribedFields = <Output,>({ form, labels, current }: DescribedFieldsProps<Output>) => {
  const { errors } = form.formState;
  return (
    <>
      <TextField
        label={labels.name}
        autoComplete="off"
        required
        error={errors.name?.message}
        {...form.register('name')}
      />
      <TextareaField
        label={labels.description}
        required
        error={errors.description?.message}
        {...form.register('description')}
      />
      <ImageField form={form} name="image" label={labels.image} current={current} />
    </>
  );
};

type DescribedPreviewProps<Output> = Pick<DescribedDialogProps<never>, 'preview' | 'labels'> &
  Pick<DescribedFieldsProps<Output>, 'form' | 'current'>;

const DescribedPreview = <Output,>({
  form,
  preview,
  labels,
  current = null,
}: DescribedPreviewProps<Output>) => {
  const [name, description, image] = useWatch({
    control: form.control,
    name: ['name', 'description', 'image'],
  });
  const chosen = useObjectUrl(image);
  return (
    <Preview caption={preview.caption}>
      {preview.render({ name: name || labels.name, description, picture: chosen ?? current })}
    </Preview>
  );
};

type AddDescribedDialogProps = DescribedDialogProps<DescribedForm> &
  Readonly<{ submitLabel?: string | undefined }>;

/** Adds a service, gifting pack or category. It cannot be sent until an image is chosen (ASVC-10, AGFT-10, ACAT-21). */
export const AddDescribedDialog = ({
  kept,
  title,
  labels,
  preview,
  submitLabel = adminTexts.add,
  save,
  onClose,
}: AddDescribedDialogProps) => {
  const form = useKeptForm<DescribedInput, DescribedForm>(kept, {
    resolver: zodResolver<DescribedInput, unknown, DescribedForm>(describedForm),
    defaultValues: { name: '', description: '', image: null },
  });
  const image = useWatch({ control: form.control, name: 'image' });
  return (
    <KeptFormDialog
      form={form}
      title={title}
      submitLabel={submitLabel}
      savingLabel={adminTexts.adding}
      submitDisabled={image === null}
      aside={<DescribedPreview form={form} preview={preview} labels={labels} />}
      save={save}
      onClose={onClose}
    >
      <DescribedFields form={form} labels={labels} />
    </KeptFormDialog>
  );
};

type EditDescribedDialogProps = DescribedDialogProps<DescribedEditForm> &
  Readonly<{
    entry: EditedEntry;
    /** The entry as it is now, from the refusal of an outdated edit. See `presentRecord`. */
    presentOf: (error: unknown) => EditedEntry | null;
  }>;

const toInput = ({ name, description, version }: EditedEntry): DescribedInput => ({
  name,
  description,
  image: null,
  version,
});

/**
 * Edits a service, gifting pack or category. Without a new image the present one stays; unchanged values are not sent
 * (ASVC-12, ASVC-13, AGFT-12).
 */
export const EditDescribedDialog = ({
  kept,
  title,
  labels,
  preview,
  entry,
  presentOf,
  save,
  onClose,
}: EditDescribedDialogProps) => {
  const form = useKeptForm<DescribedInput, DescribedEditForm>(kept, {
    resolver: zodResolver<DescribedInput, unknown, DescribedEditForm>(describedEditForm),
    defaultValues: toInput(entry),
  });
  return (
    <EditFormDialog
      form={form}
      title={title}
      edited={entry}
      toInput={toInput}
      isUnchanged={isUnchanged}
      presentOf={presentOf}
      labels={{ name: labels.name, description: labels.description }}
      aside={({ picture }) => (
        <DescribedPreview form={form} preview={preview} labels={labels} current={picture} />
      )}
      save={save}
      onClose={onClose}
    >
      {({ picture }) => <DescribedFields form={form} labels={labels} current={picture} />}
    </EditFormDialog>
  );
};
