import { remindSilent } from '@gifting/api/campaigns/endpoints';
import { reminderQuery } from '@gifting/api/campaigns/queries';
import { useCommand } from '@gifting/api/core/command';
import { type CampaignReminder, reminderStops } from '@gifting/domain/campaigns/reminder';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { ConfirmDialog } from '#patterns/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { Panel } from '#patterns/Panel/Panel.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { failureText } from '#screens/account/failure-text.ts';
import { reminderTexts as texts } from './reminder.texts';

type ReminderProps = Readonly<{ campaignId: string; reminder: CampaignReminder }>;

const Reminder = ({ campaignId, reminder: { silent, reminded, stop } }: ReminderProps) => {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const words = useRef<HTMLDivElement>(null);
  const id = useId();
  const { mutateAsync } = useCommand(remindSilent);
  /** Reminds as many at a time as a request takes. */
  const remind = async () => {
    setBusy(true);
    let sent = 0;
    try {
      for (;;) {
        const answer = await mutateAsync({ params: { id: campaignId } });
        sent += answer.reminded;
        if (answer.reminded === 0 || answer.left === 0) break;
      }
      notify.success(texts.done(sent));
    } catch (error) {
      notify.error(sent > 0 ? texts.partly(sent) : failureText(error, texts.failed));
    }
    setBusy(false);
    setAsking(false);
  };
  const reason = silent === 0 ? texts.nobodyLeft : stop && reminderStops[stop];
  return (
    <div className="grid justify-items-start gap-3 p-5">
      <div ref={words} tabIndex={-1}>
        {silent > 0 && <p>{texts.silent(silent)}</p>}
        {reminded > 0 && <p className="muted">{texts.reminded(reminded)}</p>}
      </div>
      <Button
        variant="secondary"
        disabled={reason !== null}
        aria-describedby={reason === null ? undefined : id}
        onClick={() => setAsking(true)}
      >
        {silent > 0 ? texts.remind(silent) : texts.remindNobody}
      </Button>
      {reason !== null && (
        <p id={id} className="t-sm muted">
          {reason}
        </p>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone="plain"
        title={texts.question(silent)}
        description={texts.means}
        confirmLabel={texts.remind(silent)}
        cancelLabel={texts.cancel}
        busy={busy}
        busyLabel={texts.reminding}
        returnFocus={words}
        onConfirm={() => void remind()}
      />
    </div>
  );
};

/** Reminds those who were invited by mail and are silent (`campaigns.reminder`); nothing where there was never any. */
export const ReminderPanel = ({ campaignId }: { readonly campaignId: string }) => {
  const { data, isError, refetch } = useQuery(reminderQuery(campaignId));
  if (!isError && (!data || data.silent + data.reminded === 0)) return null;
  return (
    <Panel title={texts.title} className="mt-5">
      {isError ? (
        <div className="p-5">
          <ErrorPanel message={texts.error} retryLabel={texts.tryAgain} onRetry={() => void refetch()} />
        </div>
      ) : (
        <Reminder campaignId={campaignId} reminder={data} />
      )}
    </Panel>
  );
};
