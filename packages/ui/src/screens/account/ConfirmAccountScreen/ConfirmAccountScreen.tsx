import { confirmAccount } from '@gifting/api/confirmation/endpoints';
import { useCommand } from '@gifting/api/core/command';
import { ApiError } from '@gifting/api/core/error';
import { useEffect, useId, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '#app/links.tsx';
import { PublicMeta } from '#app/PublicMeta.tsx';
import { paths } from '#app/paths.ts';
import { useSession } from '#app/ServicesProvider.tsx';
import type { SignInState } from '#app/sign-in-state.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { FieldMessage } from '#primitives/Field/FieldMessage.tsx';
import { focusHeading } from '#primitives/focus/focusHeading.ts';
import { LoadingOverlay } from '#primitives/LoadingOverlay/LoadingOverlay.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { AuthCard, PulledRibbon } from '../AuthCard/AuthCard';
import { failureText } from '../failure-text';
import { confirmAccountTexts as texts } from './ConfirmAccountScreen.texts';

const outcomes = {
  done: { title: texts.doneTitle, lead: texts.doneLead },
  gone: { title: texts.goneTitle, lead: texts.goneLead },
} as const;

/** A visitor comes to the profile over sign-in. */
const toProfile: SignInState = { from: paths.profile };

/**
 * The page behind the link that sign-up mails (/confirm-account/{token}). Only its button uses the link up: scanners of
 * mails open links, and press nothing.
 */
export const ConfirmAccountScreen = () => {
  const { token = '' } = useParams();
  const session = useSession();
  const [outcome, setOutcome] = useState<keyof typeof outcomes | null>(null);
  const [failure, setFailure] = useState<string>();
  const failureId = useId();
  const { mutateAsync, isPending } = useCommand(confirmAccount);

  // What was pressed is gone.
  useEffect(() => {
    if (outcome !== null) focusHeading(document.getElementById('main'));
  }, [outcome]);

  const confirm = async () => {
    setFailure(undefined);
    try {
      await mutateAsync({ body: { token } });
      setOutcome('done');
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) setOutcome('gone');
      else {
        const message = failureText(error, texts.failed);
        notify.error(message);
        setFailure(message);
      }
    }
  };

  return (
    <>
      <PublicMeta title={texts.title} description={undefined} unknown />
      {outcome === null ? (
        <AuthCard title={texts.title} lead={texts.lead}>
          {isPending && <LoadingOverlay text={texts.submitting} />}
          <FieldMessage id={failureId} error={failure} />
          <PulledRibbon>
            <Button
              variant="ribbon"
              size="lg"
              block
              aria-describedby={failureId}
              onClick={() => {
                if (!isPending) void confirm();
              }}
            >
              {texts.submit}
            </Button>
          </PulledRibbon>
        </AuthCard>
      ) : (
        <AuthCard {...outcomes[outcome]}>
          {session ? (
            <ButtonLink to={paths.profile} size="lg" block>
              {texts.profile}
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.signIn} state={outcome === 'gone' ? toProfile : null} size="lg" block>
              {texts.signIn}
            </ButtonLink>
          )}
        </AuthCard>
      )}
    </>
  );
};
