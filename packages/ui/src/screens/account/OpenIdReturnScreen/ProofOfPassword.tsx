import { useCommand } from '@gifting/api/core/command';
import { proveOpenId } from '@gifting/api/openid/endpoints';
import { type OpenIdReturn, type ProofForm, proofForm } from '@gifting/domain/openid/openid';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId } from 'react';
import { ButtonLink, InlineLink } from '#app/links.tsx';
import { paths } from '#app/paths.ts';
import { serverFieldErrors } from '#app/server-field-errors.ts';
import { useForm } from '#app/useForm.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { FieldMessage } from '#primitives/Field/FieldMessage.tsx';
import { focusHeading } from '#primitives/focus/focusHeading.ts';
import { LoadingOverlay } from '#primitives/LoadingOverlay/LoadingOverlay.tsx';
import { PasswordField } from '#primitives/PasswordField/PasswordField.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { AccountOfPassword } from '../AccountOfPassword';
import { AuthCard, PulledRibbon } from '../AuthCard/AuthCard';
import { failureText } from '../failure-text';
import { openIdReturnTexts as texts } from './OpenIdReturnScreen.texts';

type ProofOfPasswordProps = Readonly<{
  /** The e-mail of the account. */
  email: string;
  onLinked: (linked: OpenIdReturn) => void;
}>;

/** Asks for the password of the account that an identity is to be linked to. */
export const ProofOfPassword = ({ email, onLinked }: ProofOfPasswordProps) => {
  const failureId = useId();
  const proving = useCommand(proveOpenId);
  const { register, handleSubmit, setError, formState } = useForm<ProofForm>({
    resolver: zodResolver(proofForm),
    defaultValues: { password: '' },
  });
  const { errors } = formState;

  // The overlay of the sign-in is gone.
  useEffect(() => focusHeading(document.getElementById('main')), []);

  const { error: refusal } = proving;
  // Not in the catch block: the overlay restores focus when it closes.
  useEffect(() => {
    const { password: message } = serverFieldErrors(refusal);
    if (message !== undefined) setError('password', { message }, { shouldFocus: true });
  }, [refusal, setError]);

  const submit = handleSubmit(async (body) => {
    try {
      onLinked(await proving.mutateAsync({ body }));
    } catch (error) {
      if (serverFieldErrors(error).password !== undefined) return;
      const message = failureText(error, texts.failed);
      notify.error(message);
      setError('root', { message });
    }
  });

  return (
    <AuthCard title={texts.proofTitle} lead={texts.proofLead(email)}>
      {proving.isPending && <LoadingOverlay text={texts.submitting} />}
      <p>{texts.proofText}</p>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <AccountOfPassword email={email} />
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...register('password')}
        />
        <InlineLink to={paths.forgotPassword} className="link--tall">
          {texts.forgot}
        </InlineLink>
        <FieldMessage id={failureId} error={errors.root?.message} />
        <PulledRibbon>
          <Button type="submit" variant="ribbon" size="lg" block aria-describedby={failureId}>
            {texts.submit}
          </Button>
        </PulledRibbon>
      </form>
      <ButtonLink to={paths.signIn} variant="quiet" block>
        {texts.notNow}
      </ButtonLink>
    </AuthCard>
  );
};
