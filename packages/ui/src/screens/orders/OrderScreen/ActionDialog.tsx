import { actOnOrder } from '@gifting/api/orders/lifecycle-endpoints';
import {
  type OrderAction,
  type OrderActionInput,
  type OrderActionRequest,
  type OrderLifecycle,
  orderActionForm,
  orderTransitions,
} from '@gifting/domain/orders/lifecycle';
import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, useRef } from 'react';
import { serverFieldErrors } from '#app/server-field-errors.ts';
import { useForm } from '#app/useForm.ts';
import { FormDialog } from '#patterns/FormDialog/FormDialog.tsx';
import { TextareaField } from '#primitives/TextareaField/TextareaField.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { useOrderCommand } from '../shared/useOrderCommand';
import { orderProgressTexts as texts } from './OrderProgress.texts';

type ActionDialogProps = Readonly<{
  orderId: string;
  action: OrderAction;
  lifecycle: OrderLifecycle;
  /** What the form begins with. */
  initialNote?: string | undefined;
  /** Receives focus once the order has moved on: the button that was pressed goes with its status. */
  heading: RefObject<HTMLElement | null>;
  onClose: () => void;
}>;

/** Asks for what an action needs, and carries it out. If the order has moved on meanwhile, its present status is shown. */
export const ActionDialog = ({
  orderId,
  action,
  lifecycle,
  initialNote = '',
  heading,
  onClose,
}: ActionDialogProps) => {
  const { label, hint, note, done } = texts.actions[action];
  const { needs } = orderTransitions[action];
  const form = useForm<OrderActionInput, unknown, OrderActionRequest>({
    resolver: zodResolver<OrderActionInput, unknown, OrderActionRequest>(
      orderActionForm(action, lifecycle.version),
    ),
    defaultValues: { note: initialNote, due_date: '' },
  });
  const { errors } = form.formState;
  const act = useOrderCommand(actOnOrder, orderId, done);
  const returnFocus = useRef<HTMLElement>(null);
  const submit = async (body: OrderActionRequest): Promise<boolean> => {
    const present = await act({ params: { orderNumber: orderId }, body });
    // What is still possible may be sent again with all that was entered, but nobody approves what they have not seen.
    if (present?.actions.includes(action) && action !== 'approve') return false;
    returnFocus.current = heading.current;
    return true;
  };
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={label}
      form={form}
      onSubmit={submit}
      fieldErrors={serverFieldErrors}
      submitLabel={label}
      savingLabel={texts.saving}
      cancelLabel={texts.back}
      returnFocus={returnFocus}
    >
      <p>{hint}</p>
      {needs === 'date' && (
        <TextField
          {...form.register('due_date')}
          type="date"
          autoComplete="off"
          required
          label={texts.deliveryDay}
          error={errors.due_date?.message}
        />
      )}
      <TextareaField
        {...form.register('note')}
        rows={4}
        required={needs === 'note'}
        label={note}
        error={errors.note?.message}
      />
    </FormDialog>
  );
};
