import { micrositeQuery } from '@gifting/api/campaigns/queries';
import type { CampaignDetail } from '@gifting/domain/campaigns/campaign';
import { useQuery } from '@tanstack/react-query';
import { ErrorPanel } from '#patterns/ErrorPanel/ErrorPanel.tsx';
import { Dialog } from '#primitives/Dialog/Dialog.tsx';
import { campaignTexts, micrositeTexts as texts } from './CampaignScreen.texts';
import { MicrositeSetupDialog } from './MicrositeSetupDialog';

type MicrositeSetupProps = Readonly<{
  campaign: Pick<CampaignDetail, 'items' | 'currency'>;
  campaignId: string;
  onClose: () => void;
}>;

/**
 * Set Microsite Details with `campaigns.microsite`. Fetches the set-up anew each time it opens, and shows nothing until
 * it is there: the button that opens it is busy meanwhile.
 */
export const MicrositeSetup = ({ campaign, campaignId, onClose }: MicrositeSetupProps) => {
  const { data, error, refetch } = useQuery({ ...micrositeQuery(campaignId), gcTime: 0 });
  if (data)
    return (
      <MicrositeSetupDialog campaign={campaign} campaignId={campaignId} setup={data} onClose={onClose} />
    );
  return (
    error && (
      <Dialog open onOpenChange={onClose} title={texts.title}>
        <ErrorPanel
          message={campaignTexts.error}
          retryLabel={campaignTexts.tryAgain}
          onRetry={() => void refetch()}
        />
      </Dialog>
    )
  );
};
