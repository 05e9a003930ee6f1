import { packingQuery } from '@gifting/api/campaigns/queries';
import { packingKinds } from '@gifting/domain/campaigns/packing';
import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '#app/ServicesProvider.tsx';
import { isWebLink } from '#app/web-link.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { claimsTexts as texts } from './claims.texts';

/** Downloads what is to be packed for a campaign's claims (`campaigns.packing`). Links are fetched anew: they expire. */
export const PackingButtons = ({ campaignId }: { readonly campaignId: string }) => {
  const client = useQueryClient();
  const { page } = useServices();
  const [busy, setBusy] = useState<(typeof packingKinds)[number] | null>(null);
  const download = async (kind: (typeof packingKinds)[number]) => {
    setBusy(kind);
    try {
      const link = (await client.fetchQuery({ ...packingQuery(campaignId), staleTime: 0 }))[kind];
      // The answer is an attachment: this page stays.
      if (isWebLink(link)) page.open(link, 'this tab');
      else notify.blank(texts.packing.notOffered);
    } catch {
      notify.error(texts.packing.failed);
    }
    setBusy(null);
  };
  return (
    <div className="row">
      {packingKinds.map((kind) => (
        <Button
          key={kind}
          size="sm"
          variant="secondary"
          loading={busy === kind}
          loadingLabel={texts.packing.preparing}
          onClick={() => void download(kind)}
        >
          <Download className="icon" />
          {texts.packing[kind]}
        </Button>
      ))}
    </div>
  );
};
