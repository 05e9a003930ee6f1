import { formatPrice } from '@gifting/domain/money/money';
import { blankCard, type GiftNote } from '@gifting/domain/orders/gift-note';
import { setGiftNote } from '@gifting/domain/orders/steps';
import { orderLines, stepFiveTotal, totalOf } from '@gifting/domain/orders/totals';
import { zodResolver } from '@hookform/resolvers/zod';
import { Check } from 'lucide-react';
import { type MouseEvent, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useDraft } from '#app/useDraft.ts';
import { useKeptForm } from '#app/useKeptForm.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { Checkbox } from '#primitives/Checkbox/Checkbox.tsx';
import { RadioCard } from '#primitives/RadioCard/RadioCard.tsx';
import { RadioCardGroup } from '#primitives/RadioCard/RadioCardGroup.tsx';
import { TextareaField } from '#primitives/TextareaField/TextareaField.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { BackLink } from '#screens/orders/BuilderScreen/BackLink.tsx';
import { builderTexts } from '#screens/orders/BuilderScreen/BuilderScreen.texts.ts';
import { RepricingPanel } from '#screens/orders/BuilderScreen/RepricingPanel.tsx';
import { StepPage } from '#screens/orders/BuilderScreen/StepPage.tsx';
import type { Builder } from '#screens/orders/BuilderScreen/useBuilder.ts';
import { OrderBudget } from '#screens/orders/shared/OrderBudget.tsx';
import { summaryTexts } from '#screens/orders/shared/summary.texts.ts';
import { BoxWithNote } from './BoxWithNote';
import { giftNoteTexts as texts } from './GiftNoteStep.texts';
import { type NoteFormInput, noteForm, noteOf, toNoteForm } from './note-form';
import './GiftNoteStep.css';

/** Builder step 5: a note on the box, a blank card, or none; all lead to order details (BLD-30, NOTE-01 to 17). */
export const GiftNoteStep = ({ builder }: { readonly builder: Builder }) => {
  const [draft, store] = useDraft();
  const formId = useId();
  const { register, control, handleSubmit, formState, forget } = useKeptForm<
    NoteFormInput,
    Parameters<typeof noteOf>[0]
  >('gift-note', { resolver: zodResolver(noteForm), defaultValues: toNoteForm(draft.giftNote) });
  const { errors } = formState;
  const { wanted, card, ...words } = useWatch({ control, compute: (values: NoteFormInput) => values });
  const kind = wanted ? card : null;
  const added = draft.giftNote?.status === true && !draft.giftNote.withoutMessage;
  const settled = builder.repricing.state === 'settled';

  const keep = (note: GiftNote | null) => store.update((present) => setGiftNote(present, note));
  const add = handleSubmit((form) => keep(noteOf(form)));
  const edited = { onChange: () => added && keep(null) };
  const finish = () => {
    forget();
    builder.finish();
  };
  const finishWith = (note: GiftNote | null) => {
    keep(note);
    finish();
  };
  // After the first click of a double click Add Note has become Next, which gets the second.
  const goOnWithNote = ({ detail }: MouseEvent) => {
    if (detail <= 1) finish();
  };

  const withoutNote = (
    <Button
      variant={kind === 'message' ? 'quiet' : 'secondary'}
      size="lg"
      disabled={!settled}
      onClick={() => finishWith(null)}
    >
      {texts.without}
    </Button>
  );

  return (
    <StepPage
      builder={builder}
      title={texts.title}
      lead={texts.lead}
      aside={<BackLink label={texts.back} onClick={() => builder.goBack(4)} />}
    >
      <div className="note">
        <div className="note__choice">
          <Checkbox label={texts.wanted} {...register('wanted')} />
          {wanted && (
            <RadioCardGroup legend={texts.kind} legendLook="hidden" columns={1}>
              <RadioCard value="message" {...texts.message} {...register('card')} />
              <RadioCard value="blank" {...texts.blank} {...register('card')} />
            </RadioCardGroup>
          )}
        </div>
        <BoxWithNote
          card={kind === 'message' ? words : kind === 'blank' ? 'blank' : 'none'}
          written={added}
        />
        <div className="note__rest">
          {kind === 'message' && (
            <form
              id={formId}
              noValidate
              onSubmit={add}
              aria-label={texts.form}
              className="form-grid form-grid--2"
            >
              <TextField
                label={texts.fields.to}
                autoComplete="off"
                required
                error={errors.to?.message}
                {...register('to', edited)}
              />
              <TextField
                label={texts.fields.from}
                autoComplete="off"
                required
                error={errors.from?.message}
                {...register('from', edited)}
              />
              <TextareaField
                label={texts.fields.message}
                className="wide"
                dir="auto"
                required
                error={errors.message?.message}
                {...register('message', edited)}
              />
            </form>
          )}
          {kind === 'blank' && <p>{texts.blankText}</p>}
          {settled ? (
            <>
              <p className="note__total num">
                <span>{summaryTexts.total}</span>{' '}
                <b>{formatPrice(stepFiveTotal(draft), draft.project?.currency ?? '')}</b>
              </p>
              {/* By what is charged in the end, not by this step's total (C-01). */}
              <OrderBudget draft={draft} total={totalOf(orderLines(draft))} />
            </>
          ) : (
            <RepricingPanel repricing={builder.repricing} />
          )}
          <div role="status">
            {kind === 'message' && added && (
              <p className="note__added">
                <Check className="icon" aria-hidden="true" />
                {texts.added}
              </p>
            )}
          </div>
          <div className="note__end">
            {kind !== 'blank' && withoutNote}
            {kind === 'message' && (
              <Button
                variant="ribbon"
                size="lg"
                disabled={added && !settled}
                {...(added ? { onClick: goOnWithNote } : { type: 'submit', form: formId })}
              >
                {added ? builderTexts.next : texts.add}
              </Button>
            )}
            {kind === 'blank' && (
              <Button
                variant="ribbon"
                size="lg"
                block
                disabled={!settled}
                onClick={() => finishWith(blankCard)}
              >
                {builderTexts.next}
              </Button>
            )}
          </div>
        </div>
      </div>
    </StepPage>
  );
};
