import { useCapability } from '@gifting/api/capabilities/queries';
import { useCommand } from '@gifting/api/core/command';
import { ApiError } from '@gifting/api/core/error';
import { changePassword } from '@gifting/api/passwords/endpoints';
import { type PasswordForm, passwordForm, redactedPasswords } from '@gifting/domain/account/profile';
import { changePasswordForm } from '@gifting/domain/passwords/passwords';
import { zodResolver } from '@hookform/resolvers/zod';
import { endsSession } from '#app/error-catalogue.ts';
import { useServices, useSession } from '#app/ServicesProvider.tsx';
import { serverFieldErrors } from '#app/server-field-errors.ts';
import { useForm } from '#app/useForm.ts';
import { PasswordField } from '#primitives/PasswordField/PasswordField.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { AccountOfPassword } from '../AccountOfPassword';
import { failureText } from '../failure-text';
import { ProfileForm } from './ProfileForm';
import { profileTexts as texts } from './ProfileScreen.texts';

/**
 * The form of a new password. Where the API changes passwords, the new one must be good and typed twice alike;
 * otherwise anything passes and is logged without the passwords (PROF-19, E-14).
 */
export const ChangePassword = () => {
  const { logForm } = useServices();
  const session = useSession();
  const changes = useCapability('account.passwords');
  const change = useCommand(changePassword);
  const { register, handleSubmit, setError, reset, formState } = useForm<PasswordForm>({
    resolver: zodResolver(changes ? changePasswordForm : passwordForm),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const { errors } = formState;
  const save = async ({ currentPassword, newPassword }: PasswordForm) => {
    try {
      await change.mutateAsync({ body: { current_password: currentPassword, password: newPassword } });
      notify.success(texts.passwordChanged);
      reset();
    } catch (error) {
      const refused = serverFieldErrors(error);
      if (refused.password) setError('newPassword', { message: refused.password }, { shouldFocus: true });
      if (refused.current_password)
        setError('currentPassword', { message: refused.current_password }, { shouldFocus: true });
      if (refused.password || refused.current_password) return;
      if (!(error instanceof ApiError && endsSession(error))) notify.error(failureText(error, texts.failed));
    }
  };
  return (
    <ProfileForm
      title={texts.password}
      saving={change.isPending}
      onSubmit={handleSubmit((values) =>
        changes ? save(values) : logForm(texts.password, redactedPasswords),
      )}
    >
      {session && <AccountOfPassword email={session.user.email} />}
      <div className="form-grid form-grid--2">
        <PasswordField
          label={texts.currentPassword}
          autoComplete="current-password"
          required
          className="wide"
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
        />
        <PasswordField
          label={texts.newPassword}
          autoComplete="new-password"
          required
          hint={changes ? texts.passwordHint : undefined}
          error={errors.newPassword?.message}
          {...register('newPassword')}
        />
        <PasswordField
          label={texts.confirmPassword}
          autoComplete="new-password"
          required
          error={errors.confirmPassword?.message}
          {...register('confirmPassword')}
        />
      </div>
    </ProfileForm>
  );
};
