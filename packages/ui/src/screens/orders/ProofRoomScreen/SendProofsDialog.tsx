import { sendProofs } from '@gifting/api/orders/proof-endpoints';
import type { OrderLifecycle } from '@gifting/domain/orders/lifecycle';
import { proofPicker } from '@gifting/domain/orders/proof-file';
import { type ProofItem, type ProofsForm, proofsForm, toProofsRequest } from '@gifting/domain/orders/proofs';
import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, useRef } from 'react';
import { type Control, useController } from 'react-hook-form';
import { serverFieldErrors } from '#app/server-field-errors.ts';
import { useForm } from '#app/useForm.ts';
import { FormDialog } from '#patterns/FormDialog/FormDialog.tsx';
import { FileField } from '#primitives/FileField/FileField.tsx';
import { TextareaField } from '#primitives/TextareaField/TextareaField.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { useOrderCommand } from '../shared/useOrderCommand';
import { proofRoomTexts as texts } from './ProofRoomScreen.texts';

interface ProofsInput {
  note: string;
  answer_by: string;
  proofs: { item_id: string; file: File | null }[];
}

type ItemFileProps = Readonly<{
  control: Control<ProofsInput, unknown, ProofsForm>;
  index: number;
  name: string;
}>;

const ItemFile = ({ control, index, name }: ItemFileProps) => {
  const { field, fieldState } = useController({ control, name: `proofs.${index}.file` });
  return (
    <FileField
      {...proofPicker}
      label={texts.fileOf(name)}
      prompt={texts.chooseFile}
      optional
      name={field.name}
      ref={field.ref}
      value={field.value}
      onValueChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
};

type SendProofsDialogProps = Readonly<{
  orderId: string;
  items: readonly ProofItem[];
  lifecycle: OrderLifecycle;
  title: string;
  /** Receives focus once the mockup is sent: the button that was pressed goes with the order's status. */
  heading: RefObject<HTMLElement | null>;
  onClose: () => void;
}>;

/** Sends the buyer a proof of some items: a file each, the day to answer by, and what to look at. */
export const SendProofsDialog = ({
  orderId,
  items,
  lifecycle,
  title,
  heading,
  onClose,
}: SendProofsDialogProps) => {
  const form = useForm<ProofsInput, unknown, ProofsForm>({
    resolver: zodResolver<ProofsInput, unknown, ProofsForm>(proofsForm),
    defaultValues: {
      note: '',
      answer_by: '',
      proofs: items.map(({ id }) => ({ item_id: id, file: null })),
    },
  });
  const { errors } = form.formState;
  const returnFocus = useRef<HTMLElement>(null);
  const send = useOrderCommand(sendProofs, orderId, texts.sent);
  const submit = async (values: ProofsForm): Promise<boolean> => {
    const body = toProofsRequest(values, lifecycle.version);
    const present = await send({ params: { orderNumber: orderId }, body });
    if (present?.actions.includes('send_proof')) return false;
    returnFocus.current = heading.current;
    return true;
  };
  /** The server counts the files that were sent, the form all items. */
  const fieldErrors = (error: unknown) => {
    const sent = form.getValues('proofs').flatMap(({ file }, index) => (file ? [index] : []));
    const inForm = (name: string) =>
      name.replace(/^proofs\.(\d+)\..*/, (_, index: string) => `proofs.${sent[Number(index)] ?? 0}.file`);
    return Object.fromEntries(
      Object.entries(serverFieldErrors(error)).map(([name, message]) => [inForm(name), message]),
    );
  };
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={title}
      form={form}
      onSubmit={submit}
      fieldErrors={fieldErrors}
      submitLabel={title}
      savingLabel={texts.saving}
      cancelLabel={texts.back}
      returnFocus={returnFocus}
    >
      <p>{texts.sendHint}</p>
      {items.map(({ id, name }, index) => (
        <ItemFile key={id} control={form.control} index={index} name={name} />
      ))}
      <TextField
        {...form.register('answer_by')}
        type="date"
        autoComplete="off"
        required
        label={texts.answerByDay}
        error={errors.answer_by?.message}
      />
      <TextareaField
        {...form.register('note')}
        rows={4}
        label={texts.sendNote}
        error={errors.note?.message}
      />
    </FormDialog>
  );
};
