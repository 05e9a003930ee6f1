import { ApiError } from '@gifting/api/core/error';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { PublicMeta } from '#app/PublicMeta.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { FieldMessage } from '#primitives/Field/FieldMessage.tsx';
import { focusHeading } from '#primitives/focus/focusHeading.ts';
import { LoadingOverlay } from '#primitives/LoadingOverlay/LoadingOverlay.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { AuthCard, PulledRibbon } from '../AuthCard/AuthCard';
import { failureText } from '../failure-text';
import { useMailedToken } from './useMailedToken';

type ConfirmLinkProps<Outcome extends string> = Readonly<{
  texts: Readonly<Record<'title' | 'lead' | 'submit' | 'submitting' | 'failed', string>>;
  /** What became of the link; `gone` is one that does not work any more. */
  outcomes: Readonly<Record<Outcome | 'gone', { readonly title: string; readonly lead: string }>>;
  /** Uses up the link with this token. */
  use: (token: string) => Promise<Outcome>;
  /** `use` is under way. */
  pending: boolean;
  /** The ways on from an outcome. */
  onward: (outcome: Outcome | 'gone') => ReactNode;
}>;

/**
 * A page behind a mailed link with a `token` in its path. Only its button uses the link up: scanners of mails open links,
 * and press nothing.
 */
export const ConfirmLink = <Outcome extends string>({
  texts,
  outcomes,
  use,
  pending,
  onward,
}: ConfirmLinkProps<Outcome>) => {
  const token = useMailedToken();
  const [outcome, setOutcome] = useState<Outcome | 'gone' | null>(null);
  const [failure, setFailure] = useState<string>();
  const failureId = useId();
  // State arrives with the next render; a second press may come before it, and find the link used.
  const pressed = useRef(false);

  // What was pressed is gone.
  useEffect(() => {
    if (outcome !== null) focusHeading(document.getElementById('main'));
  }, [outcome]);

  const confirm = async () => {
    if (pressed.current) return;
    pressed.current = true;
    setFailure(undefined);
    try {
      setOutcome(await use(token));
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) setOutcome('gone');
      else {
        const message = failureText(error, texts.failed);
        notify.error(message);
        setFailure(message);
      }
    }
    pressed.current = false;
  };

  return (
    <>
      <PublicMeta title={texts.title} description={undefined} unknown />
      {outcome === null ? (
        <AuthCard title={texts.title} lead={texts.lead}>
          {pending && <LoadingOverlay text={texts.submitting} />}
          <FieldMessage id={failureId} error={failure} />
          <PulledRibbon>
            <Button
              variant="ribbon"
              size="lg"
              block
              aria-describedby={failureId}
              onClick={() => void confirm()}
            >
              {texts.submit}
            </Button>
          </PulledRibbon>
        </AuthCard>
      ) : (
        <AuthCard {...outcomes[outcome]}>{onward(outcome)}</AuthCard>
      )}
    </>
  );
};
