import { type Merge, mergeEdits } from '@gifting/domain/forms/merge';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { notify } from '#primitives/Toaster/toast.ts';
import { type FieldFormats, type FieldLabels, MergedEdits } from '#screens/shared/MergedEdits.tsx';
import { adminTexts } from './admin.texts';
import { KeptFormDialog } from './KeptFormDialog';

/** The inputs of an edit form, with the version they are based on. */
type EditInput = FieldValues & { version?: string | null | undefined };

type EditFormDialogProps<Input extends EditInput, Output, Edited> = Readonly<
  Pick<
    ComponentProps<typeof KeptFormDialog<Input, Output>>,
    'form' | 'title' | 'submitDisabled' | 'save' | 'onClose' | 'fieldNames' | 'restoredNote' | 'footNote'
  > & {
    /** What is edited, as it was when the dialog opened. */
    edited: Edited;
    toInput: (edited: Edited) => Input;
    /** Whether saving would change nothing: then a toast says so and nothing is sent. Left out: always sent (F-08). */
    isUnchanged?: ((values: Output, edited: Edited) => boolean) | undefined;
    /** What it is now, from the refusal of an outdated edit; `null` for other failures. See `presentRecord`. */
    presentOf: (error: unknown) => Edited | null;
    /** The fields' labels, to describe what somebody else has changed. */
    labels: FieldLabels<Input>;
    /** How the values of fields that are no plain text are described. */
    formats?: FieldFormats<Input> | undefined;
    /** Renders the fields, from the record as it is now. */
    children: (edited: Edited) => ReactNode;
    aside?: ((edited: Edited) => ReactNode) | undefined;
  }
>;

/**
 * A dialog that edits a record. When somebody else has saved it meanwhile, their changes are taken over where the person
 * changed nothing, and the person chooses where both did; nothing that was typed is lost.
 */
export const EditFormDialog = <Input extends EditInput, Output, Edited>({
  form,
  edited: opened,
  toInput,
  isUnchanged,
  presentOf,
  labels,
  formats,
  save,
  children,
  aside,
  ...rest
}: EditFormDialogProps<Input, Output, Edited>) => {
  const [saved, setSaved] = useState<Edited | null>(null);
  const edited = saved ?? opened;
  const [merge, setMerge] = useState<Merge<Input> | null>(null);

  const mergeWith = (present: Edited) => {
    const theirs = toInput(present);
    const mine = form.getValues();
    const started = toInput(edited);
    // Values restored after a reload may be based on a version that is no longer loaded.
    const base = String(started.version) === String(mine.version) ? started : null;
    const merged = mergeEdits(Object.keys(labels) as (keyof Input)[], { base, mine, theirs });
    form.reset(theirs);
    form.reset(merged.values, { keepDefaultValues: true });
    setSaved(present);
    setMerge(merged);
  };

  return (
    <KeptFormDialog
      {...rest}
      form={form}
      submitLabel={adminTexts.saveChanges}
      savingLabel={adminTexts.saving}
      aside={aside?.(edited)}
      save={async (values) => {
        if (isUnchanged?.(values, edited)) {
          notify.blank(adminTexts.unchanged);
          return false;
        }
        try {
          return await save(values);
        } catch (error) {
          const present = presentOf(error);
          if (present === null) throw error;
          mergeWith(present);
          return false;
        }
      }}
    >
      {merge && (
        <MergedEdits
          form={form}
          merge={merge}
          theirs={toInput(edited)}
          labels={labels}
          formats={formats}
          texts={adminTexts.merged}
        />
      )}
      {children(edited)}
    </KeptFormDialog>
  );
};
