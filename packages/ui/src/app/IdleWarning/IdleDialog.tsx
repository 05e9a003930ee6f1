import type { SessionPhase } from '@gifting/domain/sessions/session-life';
import { useId, useRef } from 'react';
import { Button } from '#primitives/Button/Button.tsx';
import { Dialog } from '#primitives/Dialog/Dialog.tsx';
import { FieldMessage } from '#primitives/Field/FieldMessage.tsx';
import { useSignOut } from '../useSignOut';
import { idleTexts as texts } from './IdleWarning.texts';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

type IdleDialogProps = Readonly<{
  phase: Exclude<SessionPhase, 'lasting'>;
  /** When the session ends or has ended, in milliseconds since 1970. */
  end: number;
  busy: boolean;
  /** The last try to stay did not reach the server. */
  failed: boolean;
  /** Renews the session. Closing the dialog is an answer too: somebody is there. */
  onStay: () => void;
}>;

/** Asks whether to stay signed in; once it may be too late, whether to go on. */
export const IdleDialog = ({ phase, end, busy, failed, onStay }: IdleDialogProps) => {
  const id = useId();
  const signOut = useSignOut();
  const stay = useRef<HTMLButtonElement>(null);
  const { title, stay: stayLabel } = texts[phase];
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      open
      onOpenChange={onStay}
      title={title}
      description={phase === 'ending' ? texts.ending.text(clock.format(end)) : texts.ended.text}
      initialFocus={stay}
      foot={
        <>
          <Button variant="quiet" onClick={() => void signOut()}>
            {texts.signOut}
          </Button>
          <Button ref={stay} loading={busy} loadingLabel={texts.busy} onClick={onStay}>
            {stayLabel}
          </Button>
        </>
      }
    >
      <div role="alert">{failed && !busy && <FieldMessage id={id} error={texts.failed} />}</div>
    </Dialog>
  );
};
