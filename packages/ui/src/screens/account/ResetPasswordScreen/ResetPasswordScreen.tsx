import { useCommand } from '@gifting/api/core/command';
import { ApiError } from '@gifting/api/core/error';
import { resetPassword } from '@gifting/api/passwords/endpoints';
import { type ResetForm, resetForm } from '@gifting/domain/passwords/passwords';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useState } from 'react';
import { ButtonLink } from '#app/links.tsx';
import { PublicMeta } from '#app/PublicMeta.tsx';
import { paths } from '#app/paths.ts';
import { useServices } from '#app/ServicesProvider.tsx';
import { serverFieldErrors } from '#app/server-field-errors.ts';
import { useForm } from '#app/useForm.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { FieldMessage } from '#primitives/Field/FieldMessage.tsx';
import { focusHeading } from '#primitives/focus/focusHeading.ts';
import { LoadingOverlay } from '#primitives/LoadingOverlay/LoadingOverlay.tsx';
import { PasswordField } from '#primitives/PasswordField/PasswordField.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { AuthCard, PulledRibbon } from '../AuthCard/AuthCard';
import { useMailedToken } from '../ConfirmLink/useMailedToken';
import { failureText } from '../failure-text';
import { resetPasswordTexts as texts } from './ResetPasswordScreen.texts';

/**
 * The page behind a mailed link (/forgot-password/{token}). Only its button uses the link up: scanners of mails open
 * links, and press nothing.
 */
export const ResetPasswordScreen = () => {
  const token = useMailedToken();
  const { session } = useServices();
  const [outcome, setOutcome] = useState<'done' | 'gone' | null>(null);
  const failureId = useId();
  const reset = useCommand(resetPassword);
  // Not persisted: it holds a password.
  const { register, handleSubmit, setError, formState } = useForm<ResetForm>({
    resolver: zodResolver(resetForm),
    defaultValues: { password: '', passwordConfirmation: '' },
  });
  const { errors } = formState;

  // What was pressed is gone.
  useEffect(() => {
    if (outcome !== null) focusHeading(document.getElementById('main'));
  }, [outcome]);

  const { error: refusal } = reset;
  // Not in the catch block: the overlay restores focus when it closes.
  useEffect(() => {
    const { password: message } = serverFieldErrors(refusal);
    if (message !== undefined) setError('password', { message }, { shouldFocus: true });
  }, [refusal, setError]);

  const submit = handleSubmit(async ({ password }) => {
    try {
      await reset.mutateAsync({ body: { token, password } });
      // The server has ended it.
      session.end();
      setOutcome('done');
    } catch (error) {
      if (serverFieldErrors(error).password !== undefined) return;
      if (error instanceof ApiError && error.status === 404) setOutcome('gone');
      else {
        const message = failureText(error, texts.failed);
        notify.error(message);
        setError('root', { message });
      }
    }
  });

  return (
    <>
      <PublicMeta title={texts.title} description={undefined} unknown />
      {outcome === 'done' && (
        <AuthCard title={texts.doneTitle} lead={texts.doneLead}>
          <ButtonLink to={paths.signIn} size="lg" block>
            {texts.signIn}
          </ButtonLink>
        </AuthCard>
      )}
      {outcome === 'gone' && (
        <AuthCard title={texts.goneTitle} lead={texts.goneLead}>
          <ButtonLink to={paths.forgotPassword} size="lg" block>
            {texts.again}
          </ButtonLink>
        </AuthCard>
      )}
      {outcome === null && (
        <AuthCard title={texts.title} lead={texts.lead}>
          {reset.isPending && <LoadingOverlay text={texts.submitting} />}
          <form noValidate onSubmit={submit} className="grid gap-5">
            <PasswordField
              label={texts.password}
              autoComplete="new-password"
              required
              hint={texts.hint}
              error={errors.password?.message}
              {...register('password')}
            />
            <PasswordField
              label={texts.confirm}
              autoComplete="new-password"
              required
              error={errors.passwordConfirmation?.message}
              {...register('passwordConfirmation')}
            />
            <FieldMessage id={failureId} error={errors.root?.message} />
            <PulledRibbon>
              <Button type="submit" variant="ribbon" size="lg" block aria-describedby={failureId}>
                {texts.submit}
              </Button>
            </PulledRibbon>
          </form>
        </AuthCard>
      )}
    </>
  );
};
