import { imagePicker } from '@gifting/domain/images/image-file';
import { type FieldPathByValue, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';
import { MultiFileField } from '#primitives/MultiFileField/MultiFileField.tsx';

type ImagesFieldProps<Input extends FieldValues, Output> = Readonly<{
  form: Pick<UseFormReturn<Input, unknown, Output>, 'control' | 'trigger'>;
  name: FieldPathByValue<Input, File[]>;
  label: string;
  optional?: boolean | undefined;
  hint?: string | undefined;
}>;

const refusalOf = (files: readonly File[]) =>
  `${files.map(({ name }) => name).join(', ')}: ${imagePicker.refusalOf(files)}`;

/** The message of the list, or of the first wrong file with its name. react-hook-form has an array in that case. */
const messageOf = (error: unknown, files: readonly File[]): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  if (Array.isArray(error)) {
    const at = error.findIndex((each) => each !== undefined);
    const message = messageOf(error[at], []);
    return message && `${files[at]?.name}: ${message}`;
  }
  return 'message' in error && typeof error.message === 'string' ? error.message : undefined;
};

/** The picker of several images. Files are validated when they are chosen, not only on submit. */
export const ImagesField = <Input extends FieldValues, Output>({
  form: { control, trigger },
  name,
  label,
  optional,
  hint,
}: ImagesFieldProps<Input, Output>) => {
  const { field, fieldState } = useController({ control, name });
  const choose = (files: File[]) => {
    field.onChange(files);
    void trigger(name);
  };
  return (
    <MultiFileField
      accept={imagePicker.accept}
      caption={imagePicker.caption}
      refusalOf={refusalOf}
      label={label}
      optional={optional}
      hint={hint}
      name={field.name}
      ref={field.ref}
      value={field.value}
      onValueChange={choose}
      onBlur={field.onBlur}
      error={messageOf(fieldState.error, field.value)}
    />
  );
};
