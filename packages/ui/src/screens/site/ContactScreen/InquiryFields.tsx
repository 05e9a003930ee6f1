import { useId } from 'react';
import { Button } from '#primitives/Button/Button.tsx';
import { FieldMessage } from '#primitives/Field/FieldMessage.tsx';
import { LoadingOverlay } from '#primitives/LoadingOverlay/LoadingOverlay.tsx';
import { TextareaField } from '#primitives/TextareaField/TextareaField.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { contactTexts as texts } from './ContactScreen.texts';
import { Honeypot } from './Honeypot';
import type { useInquiry } from './useInquiry';

/** The fields of an inquiry and the button that sends it. */
export const InquiryFields = ({
  form: { register, formState, restored },
  submit,
  sending,
}: Pick<ReturnType<typeof useInquiry>, 'form' | 'submit' | 'sending'>) => {
  const failureId = useId();
  const { errors } = formState;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {sending && <LoadingOverlay text={texts.submitting} />}
      {restored && <p className="t-sm muted">{texts.restored}</p>}
      <TextField
        label={texts.email}
        type="email"
        autoComplete="email"
        required
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label={texts.phone}
        type="tel"
        autoComplete="tel"
        required
        error={errors.phone?.message}
        {...register('phone')}
      />
      <TextareaField
        label={texts.message}
        rows={6}
        required
        error={errors.message?.message}
        {...register('message')}
      />
      <Honeypot {...register('website')} />
      <FieldMessage id={failureId} error={errors.root?.message} />
      <Button
        type="submit"
        variant="ribbon"
        size="lg"
        aria-describedby={failureId}
        className="justify-self-start"
      >
        {texts.submit}
      </Button>
    </form>
  );
};
