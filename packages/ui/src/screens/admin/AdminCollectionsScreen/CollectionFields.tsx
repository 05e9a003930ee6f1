import type { CollectionEditForm } from '@gifting/domain/collections/forms';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { TextareaField } from '#primitives/TextareaField/TextareaField.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { adminCollectionsTexts } from './AdminCollectionsScreen.texts';

const { labels } = adminCollectionsTexts;

/** The form's names of fields whose names in the request differ. */
export const collectionFieldNames = { sub_title: 'subTitle' } as const;

type CollectionTexts = Omit<CollectionEditForm, 'version'>;

/** The texts of a collection, in a form to add or to edit one. */
export const CollectionFields = ({
  register,
  errors,
}: {
  readonly register: (name: keyof CollectionTexts) => UseFormRegisterReturn;
  readonly errors: FieldErrors<CollectionTexts>;
}) => (
  <>
    <TextField
      label={labels.title}
      autoComplete="off"
      required
      error={errors.title?.message}
      {...register('title')}
    />
    <TextField
      label={labels.subTitle}
      autoComplete="off"
      required
      error={errors.subTitle?.message}
      {...register('subTitle')}
    />
    <TextareaField label={labels.content} required error={errors.content?.message} {...register('content')} />
  </>
);
