import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { serverFieldErrors } from '#app/server-field-errors.ts';
import type { KeptForm } from '#app/useKeptForm.ts';
import { FormDialog } from '#patterns/FormDialog/FormDialog.tsx';
import { adminTexts } from './admin.texts';

type KeptFormDialogProps<Input extends FieldValues, Output> = Readonly<
  Pick<
    ComponentProps<typeof FormDialog>,
    'title' | 'submitLabel' | 'savingLabel' | 'submitDisabled' | 'footNote' | 'aside'
  > & {
    form: KeptForm<Input, Output>;
    /** Saves valid values and reports the outcome, see `useReportedCommand`. */
    save: (values: Output) => Promise<boolean>;
    onClose: () => void;
    /** The form's names of fields whose names in the request differ; of a nested field, the names of its parts. */
    fieldNames?: Readonly<Record<string, string>> | undefined;
    /** Said above the fields when earlier values are back. */
    restoredNote?: string | undefined;
    children: ReactNode;
  }
>;

/**
 * A dialog for the form of `useKeptForm`: what was entered survives a failure, a reload and a new sign-in until it is
 * saved or discarded.
 */
export const KeptFormDialog = <Input extends FieldValues, Output>({
  form,
  save,
  onClose,
  fieldNames = {},
  restoredNote = adminTexts.restoredWithoutImages,
  children,
  ...rest
}: KeptFormDialogProps<Input, Output>) => (
  <FormDialog
    {...rest}
    open
    onOpenChange={onClose}
    form={form}
    onSubmit={async (values) => {
      const saved = await save(values);
      if (saved) form.forget();
      return saved;
    }}
    fieldErrors={(error) =>
      Object.fromEntries(
        Object.entries(serverFieldErrors(error)).map(([name, message]) => [
          name
            .split('.')
            .map((part) => fieldNames[part] ?? part)
            .join('.'),
          message,
        ]),
      )
    }
    cancelLabel={adminTexts.cancel}
    restored={form.restored}
    onDiscard={form.forget}
  >
    {form.restored && <p className="t-sm muted">{restoredNote}</p>}
    {children}
  </FormDialog>
);
