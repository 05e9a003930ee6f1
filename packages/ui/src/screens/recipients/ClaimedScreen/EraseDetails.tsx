import { eraseClaim } from '@gifting/api/claims/endpoints';
import type { OwnClaim } from '@gifting/domain/campaigns/claim';
import { useState } from 'react';
import { useServices } from '#app/ServicesProvider.tsx';
import { useReportedCommand } from '#app/useReportedCommand.ts';
import { ConfirmDialog } from '#patterns/ConfirmDialog/ConfirmDialog.tsx';
import { Button } from '#primitives/Button/Button.tsx';
import { Card } from '#primitives/Card/Card.tsx';
import { useRecipientTexts } from '../shared/languages/useRecipientTexts';
import { forgetClaim } from '../shared/own-claims';

type EraseDetailsProps = Readonly<{
  /** What the deletion is; see `erasures`. */
  erasure: Exclude<NonNullable<OwnClaim['erasure']>, 'done'>;
  /** Who sends the gift. */
  sender: string;
  secret: string;
}>;

/** Deletes a recipient's details (`campaigns.erasure`), and says beforehand what goes when. */
export const EraseDetails = ({ erasure, sender, secret }: EraseDetailsProps) => {
  const { tabStorage } = useServices();
  const { claimed, page } = useRecipientTexts().texts;
  const texts = claimed.erase;
  const [doing, setDoing] = useState<'asking' | 'deleting' | null>(null);
  const waits = erasure === 'once delivered';
  const erase = useReportedCommand(eraseClaim, {
    done: waits ? texts.accepted : texts.done,
    failed: claimed.failed,
  });
  const means = texts.means[erasure](sender);
  return (
    <Card
      padded
      as="section"
      aria-label={texts.title}
      className="col-span-full grid content-start justify-items-start gap-4"
    >
      <h2 className="t-heading">{texts.title}</h2>
      <p>{means}</p>
      {erasure !== 'asked' && (
        <Button variant="secondary" onClick={() => setDoing('asking')}>
          {texts.ask}
        </Button>
      )}
      <ConfirmDialog
        open={doing !== null}
        onOpenChange={() => setDoing(null)}
        title={texts.question}
        description={`${means} ${texts.final}`}
        confirmLabel={texts.ask}
        cancelLabel={texts.keep}
        closeLabel={page.close}
        busy={doing === 'deleting'}
        busyLabel={texts.deleting}
        onConfirm={async () => {
          setDoing('deleting');
          try {
            await erase({ params: { secret } });
            if (!waits) forgetClaim(tabStorage, secret);
          } catch {
            // Its toast has said so; the page stays as it was.
          }
          setDoing(null);
        }}
      />
    </Card>
  );
};
