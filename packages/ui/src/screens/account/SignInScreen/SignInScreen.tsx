import { login as loginRow } from '@gifting/api/account/endpoints';
import { useCommand } from '@gifting/api/core/command';
import { ApiError } from '@gifting/api/core/error';
import { accountDelays } from '@gifting/client-state/account/session';
import { type SignInForm, signInForm } from '@gifting/domain/account/forms';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { errorTexts, isUnanswered } from '#app/error-catalogue.ts';
import { InlineLink } from '#app/links.tsx';
import { PublicMeta } from '#app/PublicMeta.tsx';
import { paths } from '#app/paths.ts';
import { useServices, useSession } from '#app/ServicesProvider.tsx';
import { readArrival } from '#app/sign-in-state.ts';
import { useForm } from '#app/useForm.ts';
import { useLater } from '#app/useLater.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { Checkbox } from '#primitives/Checkbox/Checkbox.tsx';
import { FieldMessage } from '#primitives/Field/FieldMessage.tsx';
import { LoadingOverlay } from '#primitives/LoadingOverlay/LoadingOverlay.tsx';
import { PasswordField } from '#primitives/PasswordField/PasswordField.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { AuthCard, PulledRibbon } from '../AuthCard/AuthCard';
import { ContinueButton } from '../GoogleButton/ContinueButton';
import { useCameSignedIn } from '../useCameSignedIn';
import { type GoogleProvider, noGoogle } from './google';
import { signInTexts as texts } from './SignInScreen.texts';

type SignInScreenProps = Readonly<{ google?: GoogleProvider }>;

/** Sign-in (/sign-in), for visitors only; returns to where the person came from, otherwise home. */
export const SignInScreen = ({ google = noGoogle }: SignInScreenProps) => {
  const { session } = useServices();
  const navigate = useNavigate();
  const { state } = useLocation();
  const arrival = readArrival(state);
  const later = useLater();
  const failureId = useId();
  const login = useCommand(loginRow);
  const signedIn = useSession() !== null;
  // After a sign-in on this screen the delayed navigation decides.
  const cameSignedIn = useCameSignedIn();
  const { register, handleSubmit, reset, setError, getValues, formState } = useForm<SignInForm>({
    resolver: zodResolver(signInForm),
    defaultValues: { email: '', password: '', remember: false },
  });
  const { errors } = formState;

  useEffect(() => {
    if (arrival.reason === 'login-first') notify.error(texts.loginFirst);
  }, [arrival.reason]);

  if (cameSignedIn) return <Navigate to={paths.dashboard} replace />;
  // Signed in from another tab meanwhile.
  if (signedIn && !login.isPending && !login.isSuccess)
    return <Navigate to={arrival.from ?? paths.dashboard} replace />;

  const submit = handleSubmit(async (form) => {
    try {
      const { message, data } = await login.mutateAsync({
        body: { email: form.email, password: form.password },
      });
      notify.success(message || texts.success);
      reset();
      session.start({ user: data.user, token: data.token }, form.remember);
      later(accountDelays.afterSignIn, () => navigate(arrival.from ?? paths.home, { replace: true }));
    } catch (error) {
      if (!(error instanceof ApiError)) return;
      // A refusal without a message shows none (AUTH-IN-21); no response at all shows the usual toast (ERR-08).
      const message = error.serverMessage || (isUnanswered(error) && errorTexts.network);
      if (!message) return;
      notify.error(message);
      // The toast goes, the reason stays: at the password, or above the button when it is about neither field.
      setError(error.serverMessage ? 'password' : 'root', { message });
    }
  });

  const continueWithGoogle = async () => {
    if (await google()) notify.error(texts.googleNotReady);
  };

  return (
    <AuthCard title={texts.title} lead={texts.lead}>
      <PublicMeta title={texts.title} description={texts.lead} />
      {arrival.wroteTo !== null && (
        <p className="bg-info-soft p-4 wrap-anywhere">{texts.wrote(arrival.wroteTo)}</p>
      )}
      {login.isPending && <LoadingOverlay text={texts.submitting} />}
      {/* Without scripts nothing is sent, and no password reaches the address. */}
      <form method="dialog" noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label={texts.email}
          type="email"
          autoComplete="email"
          required
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label={texts.password}
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...register('password')}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox label={texts.remember} {...register('remember')} />
          <InlineLink to={paths.forgotPassword} className="link--tall">
            {texts.forgot}
          </InlineLink>
        </div>
        <FieldMessage id={failureId} error={errors.root?.message} />
        <PulledRibbon>
          <Button type="submit" variant="ribbon" size="lg" block aria-describedby={failureId}>
            {texts.submit}
          </Button>
        </PulledRibbon>
      </form>
      <p className="or">{texts.or}</p>
      <ContinueButton
        label={texts.google}
        onClick={continueWithGoogle}
        from={arrival.from}
        remember={() => getValues('remember')}
      />
      <p className="text-center leading-11">
        {texts.noAccount}{' '}
        <InlineLink to={paths.signUp} state={arrival.from === null ? null : { from: arrival.from }}>
          {texts.signUp}
        </InlineLink>
      </p>
    </AuthCard>
  );
};
