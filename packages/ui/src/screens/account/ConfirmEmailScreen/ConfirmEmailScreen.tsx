import { useCommand } from '@gifting/api/core/command';
import { ApiError } from '@gifting/api/core/error';
import { confirmEmail } from '@gifting/api/profile/endpoints';
import { useEffect, useId, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '#app/links.tsx';
import { PublicMeta } from '#app/PublicMeta.tsx';
import { paths } from '#app/paths.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { FieldMessage } from '#primitives/Field/FieldMessage.tsx';
import { focusHeading } from '#primitives/focus/focusHeading.ts';
import { LoadingOverlay } from '#primitives/LoadingOverlay/LoadingOverlay.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { AuthCard, PulledRibbon } from '../AuthCard/AuthCard';
import { failureText } from '../failure-text';
import { confirmEmailTexts as texts } from './ConfirmEmailScreen.texts';

/** What became of the link. */
type Outcome = 'done' | 'old' | 'new' | 'gone';

const outcomes = {
  done: { title: texts.doneTitle, lead: texts.doneLead },
  old: { title: texts.waitingTitle, lead: texts.waitsForOld },
  new: { title: texts.waitingTitle, lead: texts.waitsForNew },
  gone: { title: texts.goneTitle, lead: texts.goneLead },
} as const satisfies Record<Outcome, object>;

/**
 * The page behind the links of a change of e-mail (/confirm-email/{token}). Only its button uses a link up: scanners of
 * mails open links, and press nothing.
 */
export const ConfirmEmailScreen = () => {
  const { token = '' } = useParams();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [failure, setFailure] = useState<string>();
  const failureId = useId();
  const { mutateAsync, isPending } = useCommand(confirmEmail);

  // What was pressed is gone.
  useEffect(() => {
    if (outcome !== null) focusHeading(document.getElementById('main'));
  }, [outcome]);

  const confirm = async () => {
    setFailure(undefined);
    try {
      const { waitsFor } = await mutateAsync({ body: { token } });
      setOutcome(waitsFor ?? 'done');
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
          <ButtonLink to={paths.profile} size="lg" block>
            {texts.profile}
          </ButtonLink>
        </AuthCard>
      )}
    </>
  );
};
