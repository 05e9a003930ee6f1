import { register as registerRow } from '@gifting/api/account/endpoints';
import { useCapability } from '@gifting/api/capabilities/queries';
import { useCommand } from '@gifting/api/core/command';
import { ApiError } from '@gifting/api/core/error';
import { accountDelays } from '@gifting/client-state/account/session';
import {
  type Registration,
  type SignUpForm,
  signUpForm,
  toRegistration,
} from '@gifting/domain/account/forms';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { InlineLink } from '#app/links.tsx';
import { PublicMeta } from '#app/PublicMeta.tsx';
import { paths } from '#app/paths.ts';
import { readArrival } from '#app/sign-in-state.ts';
import { useForm } from '#app/useForm.ts';
import { useLater } from '#app/useLater.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { LoadingOverlay } from '#primitives/LoadingOverlay/LoadingOverlay.tsx';
import { PasswordField } from '#primitives/PasswordField/PasswordField.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { AuthCard } from '../AuthCard/AuthCard';
import { ContinueButton } from '../GoogleButton/ContinueButton';
import { useCameSignedIn } from '../useCameSignedIn';
import { signUpTexts as texts } from './SignUpScreen.texts';

const empty: SignUpForm = {
  name: '',
  email: '',
  phone: '',
  companyName: '',
  companyAddress: '',
  password: '',
  passwordConfirmation: '',
};

/** The form fields that show the server's field errors, from top to bottom. */
const fieldOf = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  company_name: 'companyName',
  company_address: 'companyAddress',
  password: 'password',
  password_confirmation: 'passwordConfirmation',
} as const satisfies Record<Exclude<keyof Registration, 'role'>, keyof SignUpForm>;

/** Sign-up (/sign-up): creates an account and opens sign-in (AUTH-UP-01 to 22). Typed values survive every failure. */
export const SignUpScreen = () => {
  const navigate = useNavigate();
  const { from } = readArrival(useLocation().state);
  // Passes on the return location, which sign-in needs after this detour.
  const onward = from === null ? null : { from };
  const writes = useCapability('account.confirmation');
  const later = useLater();
  const registering = useCommand(registerRow);
  const [registered, setRegistered] = useState(false);
  const cameSignedIn = useCameSignedIn();
  // Not persisted: it holds a password.
  const { register, handleSubmit, setError, formState } = useForm<SignUpForm>({
    resolver: zodResolver(signUpForm),
    defaultValues: empty,
  });
  const { errors } = formState;

  const { error: refusal } = registering;
  // Not in the catch block: the overlay restores focus when it closes, and the first invalid field must get it
  // afterwards.
  useEffect(() => {
    if (!(refusal instanceof ApiError)) return;
    const refused = Object.entries(fieldOf).flatMap(([wireName, field]) =>
      (refusal.fields[wireName] ?? []).slice(0, 1).map((message) => ({ field, message })),
    );
    for (const [index, { field, message }] of refused.entries())
      setError(field, { message }, { shouldFocus: index === 0 });
  }, [refusal, setError]);

  if (cameSignedIn) return <Navigate to={paths.dashboard} replace />;

  const submit = handleSubmit(async (form) => {
    if (registered) return;
    try {
      const { success, message } = await registering.mutateAsync({ body: toRegistration(form) });
      if (!success) {
        notify.error(message || texts.failed);
        return;
      }
      setRegistered(true);
      notify.success(message || texts.success);
      later(accountDelays.afterSignUp, () =>
        navigate(paths.signIn, { state: writes ? { ...onward, wroteTo: form.email } : onward }),
      );
    } catch (error) {
      notify.error((error instanceof ApiError && error.serverMessage) || texts.failed);
    }
  });

  return (
    <AuthCard title={texts.title} lead={texts.lead} shape="tag">
      <PublicMeta title={texts.title} description={texts.lead} />
      {registering.isPending && <LoadingOverlay text={texts.submitting} />}
      {/* Without scripts nothing is sent, and no password reaches the address. */}
      <form method="dialog" noValidate onSubmit={submit} className="grid gap-6">
        <fieldset className="auth__group">
          <legend>
            <h2 className="t-heading">{texts.from}</h2>
          </legend>
          <TextField
            label={texts.name}
            autoComplete="name"
            required
            error={errors.name?.message}
            {...register('name')}
          />
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
        </fieldset>
        <fieldset className="auth__group">
          <legend>
            <h2 className="t-heading">{texts.company}</h2>
          </legend>
          <TextField
            label={texts.companyName}
            autoComplete="organization"
            required
            error={errors.companyName?.message}
            {...register('companyName')}
          />
          <TextField
            label={texts.companyAddress}
            autoComplete="street-address"
            required
            error={errors.companyAddress?.message}
            {...register('companyAddress')}
          />
        </fieldset>
        <fieldset className="auth__group">
          <legend>
            <h2 className="t-heading">{texts.choosePassword}</h2>
          </legend>
          <PasswordField
            label={texts.password}
            autoComplete="new-password"
            required
            error={errors.password?.message}
            {...register('password')}
          />
          <PasswordField
            label={texts.retypePassword}
            autoComplete="new-password"
            required
            error={errors.passwordConfirmation?.message}
            {...register('passwordConfirmation')}
          />
        </fieldset>
        <Button type="submit" variant="ribbon" size="lg" block>
          {texts.submit}
        </Button>
      </form>
      <p className="t-sm text-pretty text-muted">
        {texts.agree.before}
        <InlineLink to={paths.terms} target="_blank">
          {texts.agree.terms}
        </InlineLink>
        {texts.agree.between}
        <InlineLink to={paths.privacy} target="_blank">
          {texts.agree.privacy}
        </InlineLink>
        {texts.agree.after}
      </p>
      <p className="or">{texts.or}</p>
      <ContinueButton label={texts.google} from={from} />
      <p className="text-center leading-11">
        {texts.haveAccount}{' '}
        <InlineLink to={paths.signIn} state={onward}>
          {texts.signIn}
        </InlineLink>
      </p>
    </AuthCard>
  );
};
