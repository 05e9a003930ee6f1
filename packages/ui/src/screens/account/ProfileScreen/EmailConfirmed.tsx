import { confirmationQuery } from '@gifting/api/confirmation/queries';
import { useQuery } from '@tanstack/react-query';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { ResourceView } from '#patterns/ResourceView/ResourceView.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { ConfirmationNote } from '#screens/shared/EmailConfirmation/ConfirmationNote.tsx';
import { confirmationTexts as texts } from '#screens/shared/EmailConfirmation/confirmation.texts.ts';

/** Whether the e-mail of the profile is confirmed (`account.confirmation`), with a way to have the mail sent again. */
export const EmailConfirmed = () => (
  <ResourceView
    resource={useQuery(confirmationQuery())}
    loadingLabel={texts.loading}
    loading={<Skeleton shape="box" height="1.5rem" />}
    renderError={(_error, retry) => <ErrorPanel message={texts.error} onRetry={retry} />}
  >
    {({ email, confirmed }) => (
      <>
        {confirmed && <p className="muted wrap-anywhere">{texts.isConfirmed(email)}</p>}
        <ConfirmationNote where="profile" />
      </>
    )}
  </ResourceView>
);
