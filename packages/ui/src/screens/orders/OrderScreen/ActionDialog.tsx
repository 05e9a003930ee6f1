import { actOnOrder } from '@gifting/api/orders/lifecycle-endpoints';
import { lifecycleQuery } from '@gifting/api/orders/lifecycle-queries';
import {
  type OrderAction,
  type OrderActionInput,
  type OrderActionRequest,
  type OrderLifecycle,
  orderActionForm,
  orderLifecycle,
  orderTransitions,
} from '@gifting/domain/orders/lifecycle';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { presentRecord } from '#app/outdated.ts';
import { serverFieldErrors } from '#app/server-field-errors.ts';
import { useForm } from '#app/useForm.ts';
import { useReportedCommand } from '#app/useReportedCommand.ts';
import { FormDialog } from '#patterns/FormDialog/FormDialog.tsx';
import { TextareaField } from '#primitives/TextareaField/TextareaField.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { orderProgressTexts as texts } from './OrderProgress.texts';

type ActionDialogProps = Readonly<{
  orderId: string;
  action: OrderAction;
  lifecycle: OrderLifecycle;
  /** Receives focus once the order has moved on: the button that was pressed goes with its status. */
  heading: RefObject<HTMLElement | null>;
  onClose: () => void;
}>;

/** Asks for what an action needs, and carries it out. If the order has moved on meanwhile, its present status is shown. */
export const ActionDialog = ({ orderId, action, lifecycle, heading, onClose }: ActionDialogProps) => {
  const client = useQueryClient();
  const { label, hint, note, done } = texts.actions[action];
  const { needs } = orderTransitions[action];
  const form = useForm<OrderActionInput, unknown, OrderActionRequest>({
    resolver: zodResolver<OrderActionInput, unknown, OrderActionRequest>(
      orderActionForm(action, lifecycle.version),
    ),
    defaultValues: { note: '', due_date: '' },
  });
  const { errors } = form.formState;
  const act = useReportedCommand(actOnOrder, { done, failed: texts.failed, gone: texts.gone });
  const returnFocus = useRef<HTMLElement>(null);
  const submit = async (body: OrderActionRequest): Promise<boolean> => {
    try {
      await act({ params: { orderNumber: orderId }, body });
      returnFocus.current = heading.current;
      return true;
    } catch (error) {
      const present = presentRecord(orderLifecycle, error);
      if (present === null) throw error;
      client.setQueryData(lifecycleQuery(orderId).queryKey, present);
      notify.blank(texts.movedOn);
      // What is still possible may be sent again, with all that was entered.
      if (present.actions.includes(action)) return false;
      returnFocus.current = heading.current;
      return true;
    }
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
