import { commentOnProof } from '@gifting/api/orders/proof-endpoints';
import {
  type CommentInput,
  type CommentRequest,
  commentForm,
  type Proof,
  type ProofItem,
} from '@gifting/domain/orders/proofs';
import { zodResolver } from '@hookform/resolvers/zod';
import type { MouseEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { serverFieldErrors } from '#app/server-field-errors.ts';
import { useForm } from '#app/useForm.ts';
import { FormDialog } from '#patterns/FormDialog/FormDialog.tsx';
import { Checkbox } from '#primitives/Checkbox/Checkbox.tsx';
import { TextareaField } from '#primitives/TextareaField/TextareaField.tsx';
import { useOrderCommand } from '../shared/useOrderCommand';
import { Pin } from './ProofFigure';
import { proofRoomTexts as texts } from './ProofRoomScreen.texts';

type CommentDialogProps = Readonly<{
  orderId: string;
  item: ProofItem;
  proof: Proof;
  /** Its number among the comments on the item. */
  number: number;
  /** The version of the lifecycle that was seen. */
  version: string | null;
  onClose: () => void;
}>;

const percentOf = (position: number, size: number): number =>
  Math.min(100, Math.max(0, Math.round((100 * position) / size)));

/** Comments on the newest proof of an item: on the whole piece, or on a place that a pointer or the arrow keys choose. */
export const CommentDialog = ({ orderId, item, proof, number, version, onClose }: CommentDialogProps) => {
  const canPin = proof.kind === 'picture';
  const form = useForm<CommentInput, unknown, CommentRequest>({
    resolver: zodResolver<CommentInput, unknown, CommentRequest>(commentForm(version)),
    defaultValues: { text: '', pinned: canPin, x: 50, y: 50 },
  });
  const [pinned, x, y] = useWatch({ control: form.control, name: ['pinned', 'x', 'y'] });
  const comment = useOrderCommand(commentOnProof, orderId, texts.commentDone);
  const place = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    form.setValue('pinned', true, { shouldDirty: true });
    form.setValue('x', percentOf(event.clientX - left, width), { shouldDirty: true });
    form.setValue('y', percentOf(event.clientY - top, height), { shouldDirty: true });
  };
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={texts.commentOn(item.name)}
      form={form}
      // If the order has moved on, what was written stays.
      onSubmit={async (body) =>
        (await comment({ params: { orderNumber: orderId, proofId: proof.id }, body })) === null
      }
      fieldErrors={serverFieldErrors}
      submitLabel={texts.commentLabel}
      savingLabel={texts.saving}
      cancelLabel={texts.back}
      aside={
        canPin && (
          // The sliders are for keys; this is for a pointer.
          <button
            type="button"
            tabIndex={-1}
            className="mockup__picture mockup__picture--pinning"
            aria-label={texts.putPin(number)}
            onClick={place}
          >
            <img src={proof.link} alt="" />
            {pinned && <Pin number={number} place={{ x, y }} />}
          </button>
        )
      }
    >
      <TextareaField
        {...form.register('text')}
        rows={4}
        required
        label={texts.about}
        error={form.formState.errors.text?.message}
      />
      {canPin && (
        <>
          <Checkbox {...form.register('pinned')} label={texts.pinned} />
          {pinned && (
            <fieldset className="proof-place">
              <legend className="t-sm muted">{texts.pinHint}</legend>
              {(['x', 'y'] as const).map((axis) => (
                <label key={axis}>
                  {axis === 'x' ? texts.across : texts.down}
                  <input
                    {...form.register(axis, { valueAsNumber: true })}
                    type="range"
                    min={0}
                    max={100}
                    autoComplete="off"
                  />
                </label>
              ))}
            </fieldset>
          )}
        </>
      )}
    </FormDialog>
  );
};
