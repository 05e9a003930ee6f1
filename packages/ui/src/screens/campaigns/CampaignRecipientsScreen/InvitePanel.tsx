import { inviteRecipients } from '@gifting/api/campaigns/endpoints';
import { recipientCountsQuery } from '@gifting/api/campaigns/queries';
import { useKnownCapability } from '@gifting/api/capabilities/queries';
import { useCommand } from '@gifting/api/core/command';
import type { RecipientCounts } from '@gifting/domain/campaigns/recipient-list';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '#patterns/ConfirmDialog/ConfirmDialog.tsx';
import { Panel } from '#patterns/Panel/Panel.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { failureText } from '#screens/account/failure-text.ts';
import { campaignRecipientsTexts } from './CampaignRecipientsScreen.texts';

const texts = campaignRecipientsTexts.invite;

type InvitationsProps = Readonly<{ campaignId: string; counts: RecipientCounts }>;

const Invitations = ({ campaignId, counts: { toInvite, room } }: InvitationsProps) => {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);
  const sendsMail = useKnownCapability('mail');
  const { mutateAsync } = useCommand(inviteRecipients);
  const count = Math.min(toInvite, room);
  /** Invites as many at a time as a request takes. */
  const invite = async () => {
    setBusy(true);
    let invited = 0;
    try {
      while (invited < count) {
        const answer = await mutateAsync({ params: { id: campaignId } });
        invited += answer.invited;
        if (answer.invited === 0 || answer.left === 0) break;
      }
      notify.success(texts.invited(invited));
    } catch (error) {
      notify.error(invited > 0 ? texts.partly(invited) : failureText(error, texts.failed));
    }
    setBusy(false);
    setAsking(false);
  };
  if (sendsMail === false) return <p className="p-5">{texts.noMail}</p>;
  return (
    <div className="grid justify-items-start gap-3 p-5">
      <p ref={words} tabIndex={-1}>
        {toInvite === 0 ? texts.none : texts.waiting(toInvite)} {toInvite > 0 && texts.room(room)}
      </p>
      {count > 0 && <Button onClick={() => setAsking(true)}>{texts.invite(count)}</Button>}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone="plain"
        title={texts.question(count)}
        description={texts.means}
        confirmLabel={texts.invite(count)}
        cancelLabel={texts.cancel}
        busy={busy}
        busyLabel={texts.inviting}
        returnFocus={words}
        onConfirm={() => void invite()}
      />
    </div>
  );
};

/** Invites those who are kept and were not invited yet (`campaigns.recipients`). */
export const InvitePanel = ({ campaignId }: { readonly campaignId: string }) => {
  const { data } = useQuery(recipientCountsQuery(campaignId));
  return data && data.kept > 0 ? (
    <Panel title={texts.title}>
      <Invitations campaignId={campaignId} counts={data} />
    </Panel>
  ) : null;
};
