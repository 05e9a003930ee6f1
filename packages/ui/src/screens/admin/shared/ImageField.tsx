import { imagePicker } from '@gifting/domain/images/image-file';
import { type FieldPathByValue, type FieldValues, type UseFormReturn, useController } from 'react-hook-form';
import { FileField } from '#primitives/FileField/FileField.tsx';

type ImageFieldProps<Input extends FieldValues, Output> = Readonly<{
  form: Pick<UseFormReturn<Input, unknown, Output>, 'control' | 'trigger'>;
  name: FieldPathByValue<Input, File | null>;
  label: string;
  /** The picture there is, when editing. */
  current?: string | null | undefined;
}>;

/** The picker of a form's image. A file is validated when it is chosen, not only on submit. */
export const ImageField = <Input extends FieldValues, Output>({
  form: { control, trigger },
  name,
  label,
  current,
}: ImageFieldProps<Input, Output>) => {
  const { field, fieldState } = useController({ control, name });
  const choose = (file: File | null) => {
    field.onChange(file);
    if (file) void trigger(name);
  };
  return (
    <FileField
      {...imagePicker}
      label={label}
      name={field.name}
      ref={field.ref}
      value={field.value}
      onValueChange={choose}
      onBlur={field.onBlur}
      current={current}
      error={fieldState.error?.message}
    />
  );
};
