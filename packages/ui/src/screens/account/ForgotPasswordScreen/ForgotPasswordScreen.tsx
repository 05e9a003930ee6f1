import { useKnownCapability } from '@gifting/api/capabilities/queries';
import { useCommand } from '@gifting/api/core/command';
import { forgetPassword } from '@gifting/api/passwords/endpoints';
import { type ForgottenForm, forgottenForm } from '@gifting/domain/passwords/passwords';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useRef, useState } from 'react';
import { ButtonLink, InlineLink } from '#app/links.tsx';
import { PublicMeta } from '#app/PublicMeta.tsx';
import { paths } from '#app/paths.ts';
import { serverFieldErrors } from '#app/server-field-errors.ts';
import { useForm } from '#app/useForm.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { FieldMessage } from '#primitives/Field/FieldMessage.tsx';
import { focusHeading } from '#primitives/focus/focusHeading.ts';
import { LoadingOverlay } from '#primitives/LoadingOverlay/LoadingOverlay.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { NotFoundScreen } from '#screens/general/NotFoundScreen/NotFoundScreen.tsx';
import { AuthCard, PulledRibbon } from '../AuthCard/AuthCard';
import { failureText } from '../failure-text';
import { forgotPasswordTexts as texts } from './ForgotPasswordScreen.texts';

/** Asks for the address, and says where the mail goes. The address stays for another try. */
const Forgotten = () => {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const failureId = useId();
  const forget = useCommand(forgetPassword);
  const { register, handleSubmit, setError, setFocus, formState } = useForm<ForgottenForm>({
    resolver: zodResolver(forgottenForm),
    defaultValues: { email: '' },
  });
  const { errors } = formState;

  // What was pressed is gone, on the way there and back.
  const wasSent = useRef(false);
  useEffect(() => {
    if (sentTo !== null) focusHeading(document.getElementById('main'));
    else if (wasSent.current) setFocus('email');
    wasSent.current = sentTo !== null;
  }, [sentTo, setFocus]);

  const { error: refusal } = forget;
  // Not in the catch block: the overlay restores focus when it closes.
  useEffect(() => {
    const { email: message } = serverFieldErrors(refusal);
    if (message !== undefined) setError('email', { message }, { shouldFocus: true });
  }, [refusal, setError]);

  const submit = handleSubmit(async ({ email }) => {
    try {
      await forget.mutateAsync({ body: { email } });
      setSentTo(email);
    } catch (error) {
      if (serverFieldErrors(error).email !== undefined) return;
      const message = failureText(error, texts.failed);
      notify.error(message);
      setError('root', { message });
    }
  });

  if (sentTo !== null)
    return (
      <AuthCard title={texts.sentTitle} lead={texts.sentLead(sentTo)}>
        <p>{texts.sentText}</p>
        <p className="text-muted">{texts.sentHint}</p>
        <div className="grid gap-3">
          <ButtonLink to={paths.signIn} size="lg" block>
            {texts.signIn}
          </ButtonLink>
          <Button variant="quiet" block onClick={() => setSentTo(null)}>
            {texts.again}
          </Button>
        </div>
      </AuthCard>
    );
  return (
    <AuthCard title={texts.title} lead={texts.lead}>
      {forget.isPending && <LoadingOverlay text={texts.submitting} />}
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label={texts.email}
          type="email"
          autoComplete="email"
          required
          error={errors.email?.message}
          {...register('email')}
        />
        <FieldMessage id={failureId} error={errors.root?.message} />
        <PulledRibbon>
          <Button type="submit" variant="ribbon" size="lg" block aria-describedby={failureId}>
            {texts.submit}
          </Button>
        </PulledRibbon>
      </form>
      <p className="text-center leading-11">
        {texts.remembered} <InlineLink to={paths.signIn}>{texts.signIn}</InlineLink>
      </p>
    </AuthCard>
  );
};

/**
 * A forgotten password (/forgot-password): mails a link to a new one. The address has no page where the API offers no
 * passwords or sends no mails (ROUTE-39).
 */
export const ForgotPasswordScreen = () => {
  const passwords = useKnownCapability('account.passwords');
  const mail = useKnownCapability('mail');
  if (passwords === false || mail === false) return <NotFoundScreen />;
  return (
    <>
      <PublicMeta title={texts.title} description={texts.lead} />
      {passwords && mail ? (
        <Forgotten />
      ) : (
        <AuthCard title={texts.title} lead={texts.lead}>
          <p role="status" className="sr-only">
            {texts.loading}
          </p>
          <Skeleton shape="box" height="9rem" />
        </AuthCard>
      )}
    </>
  );
};
