import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '#primitives/Button/Button.tsx';
import { Dialog } from '#primitives/Dialog/Dialog.tsx';
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog';
import './FormDialog.css';

/** The texts of the question before unsaved changes are lost. */
const discardTexts = {
  title: 'Discard what you entered?',
  description: 'It has not been saved.',
  confirm: 'Discard',
  cancel: 'Keep editing',
} as const;

/** Controls of a form. A switch has a hidden input beside its button. */
const fields = 'input:not([aria-hidden="true"]), select, textarea, [role="switch"]';

type FormDialogProps<Input extends FieldValues, Output> = Readonly<{
  open: boolean;
  /** Called with `false` once it is saved or given up; never while it is being saved. */
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The form of `app/useForm` or `app/useKeptForm`, with the domain's schema as its resolver. */
  form: UseFormReturn<Input, unknown, Output>;
  /**
   * Saves valid values, reports the outcome and resolves whether they were saved. `false` and a rejection keep the
   * dialog open with all that was entered.
   */
  onSubmit: (values: Output) => Promise<boolean>;
  /** What the server said of single fields, by their names in the form; they appear at the fields. */
  fieldErrors?: ((error: unknown) => Readonly<Record<string, string>>) | undefined;
  submitLabel: string;
  /** `danger` where sending it removes something for good. */
  submitVariant?: 'ribbon' | 'danger' | undefined;
  savingLabel?: string | undefined;
  cancelLabel?: string | undefined;
  /** Not ready to be sent, e.g. while no image is chosen. */
  submitDisabled?: boolean | undefined;
  /** Beside the buttons: why it cannot be sent yet. */
  footNote?: ReactNode;
  /** Beside the fields, below them on a phone: a preview of what is being made. */
  aside?: ReactNode;
  /** Values that were entered earlier are back in the form, so closing asks even before the first change. */
  restored?: boolean | undefined;
  /** Called when unsaved changes are given up, e.g. to forget what was kept of them. */
  onDiscard?: (() => void) | undefined;
  discard?: Readonly<Record<keyof typeof discardTexts, string>> | undefined;
  /** Receives focus on closing when the opener may be gone. */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
  /** The fields. */
  children: ReactNode;
}>;

/**
 * A form in a dialog. Asks before unsaved changes are lost, saves once however often it is submitted, and shows the
 * server's messages at their fields with focus on the first. For a question without fields there is `ConfirmDialog`.
 */
export const FormDialog = <Input extends FieldValues, Output>({
  open,
  onOpenChange,
  title,
  form,
  onSubmit,
  fieldErrors,
  submitLabel,
  submitVariant = 'ribbon',
  savingLabel = 'Saving',
  cancelLabel = 'Cancel',
  submitDisabled = false,
  footNote,
  aside,
  restored = false,
  onDiscard,
  discard = discardTexts,
  returnFocus,
  children,
}: FormDialogProps<Input, Output>) => {
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const firstField = useRef<HTMLElement>(null);
  // State arrives with the next render; a second press may come before it.
  const saving = useRef(false);
  const [asking, setAsking] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const { isSubmitting, isDirty } = form.formState;

  const mount = (mounted: HTMLFormElement | null) => {
    element.current = mounted;
    firstField.current = mounted?.querySelector<HTMLElement>(fields) ?? null;
  };

  // In the order of the page, whatever the order of the server's messages.
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const showErrors = (error: unknown) => {
    const known = Object.entries(fieldErrors?.(error) ?? {}).filter(
      ([name]) => form.getValues(name as FieldPath<Input>) !== undefined,
    );
    for (const [name, message] of known) form.setError(name as FieldPath<Input>, { type: 'server', message });
    if (known.length > 0) setRefusals((count) => count + 1);
  };

  const save = form.handleSubmit(async (values) => {
    try {
      if (await onSubmit(values)) onOpenChange(false);
    } catch (error) {
      showErrors(error);
    }
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (saving.current || submitDisabled) return;
    saving.current = true;
    try {
      await save(event);
    } finally {
      saving.current = false;
    }
  };

  const close = () => {
    if (saving.current) return;
    if (isDirty || restored) setAsking(true);
    else onOpenChange(false);
  };

  const giveUp = () => {
    setAsking(false);
    onDiscard?.();
    onOpenChange(false);
  };

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(next) => (next ? onOpenChange(true) : close())}
        title={title}
        initialFocus={firstField}
        returnFocus={returnFocus}
        foot={
          <>
            {footNote && <div className="form-dialog__note">{footNote}</div>}
            <Button variant="quiet" disabled={isSubmitting} onClick={close}>
              {cancelLabel}
            </Button>
            <Button
              variant={submitVariant}
              type="submit"
              form={formId}
              disabled={submitDisabled}
              loading={isSubmitting}
              loadingLabel={savingLabel}
            >
              {submitLabel}
            </Button>
          </>
        }
      >
        <form ref={mount} id={formId} noValidate onSubmit={submit} className="form-dialog">
          <div className="form-dialog__fields">{children}</div>
          {aside}
        </form>
      </Dialog>
      <ConfirmDialog
        open={open && asking}
        onOpenChange={setAsking}
        title={discard.title}
        description={discard.description}
        confirmLabel={discard.confirm}
        cancelLabel={discard.cancel}
        onConfirm={giveUp}
      />
    </>
  );
};
