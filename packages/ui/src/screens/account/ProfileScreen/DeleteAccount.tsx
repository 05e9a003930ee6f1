import { useCommand } from '@gifting/api/core/command';
import { ApiError } from '@gifting/api/core/error';
import { closeAccount } from '@gifting/api/personal-data/endpoints';
import { closingQuery } from '@gifting/api/personal-data/queries';
import {
  type Closing,
  type ClosingForm,
  closingForm,
  passwordlessClosingForm,
} from '@gifting/domain/personal-data/personal-data';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { endsSession } from '#app/error-catalogue.ts';
import { handOverToast } from '#app/handed-toast.ts';
import { ButtonLink } from '#app/links.tsx';
import { paths } from '#app/paths.ts';
import { useServices } from '#app/ServicesProvider.tsx';
import { serverFieldErrors } from '#app/server-field-errors.ts';
import { useForm } from '#app/useForm.ts';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { FormDialog } from '#patterns/FormDialog/FormDialog.tsx';
import { ResourceView } from '#patterns/ResourceView/ResourceView.tsx';
import { PasswordField } from '#primitives/PasswordField/PasswordField.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { failureText } from '../failure-text';
import { personalDataTexts as texts } from './PersonalData.texts';

/** What becomes of the account, or why it cannot be deleted. */
const Told = ({ obstacle, documents, keptUntil, asksPassword }: Closing) =>
  obstacle === null ? (
    <div className="grid gap-3">
      <p>{texts.goes}</p>
      <p>{keptUntil === null ? texts.keepsNothing : texts.keeps(documents, keptUntil)}</p>
      <p>{texts.stays}</p>
      {!asksPassword && <p className="strong">{texts.fresh}</p>}
    </div>
  ) : (
    <div className="grid gap-3">
      <p className="strong">{texts.obstacles[obstacle]}</p>
      {obstacle === 'orders' && (
        <ButtonLink to={paths.orders} variant="secondary" size="sm" className="justify-self-start">
          {texts.toOrders}
        </ButtonLink>
      )}
    </div>
  );

/** Tells a person what becomes of their account, and deletes it with their password. */
export const DeleteAccount = ({ onClose }: { readonly onClose: () => void }) => {
  const { session, signingOut, page, tabStorage } = useServices();
  const closing = useQuery(closingQuery());
  const { mutateAsync } = useCommand(closeAccount);
  const asksPassword = closing.data?.asksPassword !== false;
  const form = useForm<ClosingForm>({
    resolver: zodResolver(asksPassword ? closingForm : passwordlessClosingForm),
    defaultValues: { password: '' },
  });
  const ready = closing.data?.obstacle === null;

  const close = async (body: ClosingForm): Promise<boolean> => {
    try {
      await mutateAsync({ body });
    } catch (error) {
      const isAtField = serverFieldErrors(error).password !== undefined;
      if (!isAtField && !(error instanceof ApiError && endsSession(error)))
        notify.error(failureText(error, texts.failed));
      throw error;
    }
    // Guards do not send to sign-in meanwhile. In every tab, what is kept of the person as well.
    signingOut.begin();
    session.signOut();
    handOverToast(tabStorage, texts.deleted);
    page.reload(paths.home);
    return true;
  };

  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={texts.dialog}
      form={form}
      onSubmit={close}
      fieldErrors={serverFieldErrors}
      submitLabel={texts.confirm}
      submitVariant="danger"
      savingLabel={texts.deleting}
      submitDisabled={!ready}
    >
      <ResourceView
        resource={closing}
        loadingLabel={texts.loading}
        loading={<Skeleton shape="box" height="8rem" />}
        renderError={(_error, retry) => <ErrorPanel message={texts.loadError} onRetry={retry} />}
      >
        {(told) => <Told {...told} />}
      </ResourceView>
      {ready && asksPassword && (
        <PasswordField
          label={texts.password}
          hint={texts.passwordHint}
          autoComplete="current-password"
          required
          error={form.formState.errors.password?.message}
          {...form.register('password')}
        />
      )}
    </FormDialog>
  );
};
