import { createCategory } from '@gifting/api/categories/admin-endpoints';
import { type CategoryForm, categoryForm } from '@gifting/domain/categories/forms';
import { imagePicker } from '@gifting/domain/images/image-file';
import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useWatch } from 'react-hook-form';
import { serverFieldErrors } from '#app/server-field-errors.ts';
import { useKeptForm } from '#app/useKeptForm.ts';
import { useReportedCommand } from '#app/useReportedCommand.ts';
import { FormDialog } from '#patterns/FormDialog/FormDialog.tsx';
import { Sleeve } from '#patterns/Sleeve/Sleeve.tsx';
import { FileField } from '#primitives/FileField/FileField.tsx';
import { useObjectUrl } from '#primitives/FileField/useObjectUrl.ts';
import { TextareaField } from '#primitives/TextareaField/TextareaField.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { adminCategoriesTexts as texts } from './AdminCategoriesScreen.texts';

/** The form values before an image is chosen. */
type CategoryInput = Omit<CategoryForm, 'image'> & { image: File | null };

const empty: CategoryInput = { name: '', description: '', image: null };

/** Add New Category (ACAT-11 to 24). Values survive a failure, a reload and a new sign-in. */
export const AddCategoryDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const form = useKeptForm<CategoryInput, CategoryForm>('category', {
    resolver: zodResolver<CategoryInput, unknown, CategoryForm>(categoryForm),
    defaultValues: empty,
  });
  const { register, control, formState, trigger, forget, restored } = form;
  const { errors } = formState;
  const image = useController({ control, name: 'image' });
  const [name, description] = useWatch({ control, name: ['name', 'description'] });
  const picture = useObjectUrl(image.field.value);
  const add = useReportedCommand(createCategory, { done: texts.added, failed: texts.failed });

  const chooseImage = (file: File | null) => {
    image.field.onChange(file);
    if (file) void trigger('image');
  };

  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={texts.add}
      form={form}
      onSubmit={async (body) => {
        await add({ body });
        forget();
      }}
      fieldErrors={serverFieldErrors}
      submitLabel={texts.submit}
      savingLabel={texts.adding}
      cancelLabel={texts.cancel}
      submitDisabled={image.field.value === null}
      restored={restored}
      onDiscard={forget}
      aside={
        <figure className="grid content-start gap-2" aria-hidden="true">
          <figcaption className="t-sm muted">{texts.preview}</figcaption>
          <Sleeve as="div" name={name || texts.name} description={description} picture={picture} tint={0} />
        </figure>
      }
    >
      {restored && <p className="t-sm muted">{texts.restored}</p>}
      <TextField
        label={texts.name}
        autoComplete="off"
        required
        error={errors.name?.message}
        {...register('name')}
      />
      <TextareaField
        label={texts.description}
        required
        error={errors.description?.message}
        {...register('description')}
      />
      <FileField
        {...imagePicker}
        label={texts.image}
        name={image.field.name}
        ref={image.field.ref}
        value={image.field.value}
        onValueChange={chooseImage}
        onBlur={image.field.onBlur}
        error={errors.image?.message}
      />
    </FormDialog>
  );
};
