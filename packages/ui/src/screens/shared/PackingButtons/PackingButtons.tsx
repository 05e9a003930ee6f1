import { type PackingFiles, type PackingKind, packingKinds } from '@gifting/domain/packing/packing';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useServices } from '#app/ServicesProvider.tsx';
import { isWebLink } from '#app/web-link.ts';
import { Button } from '#primitives/Button/Button.tsx';
import { notify } from '#primitives/Toaster/toast.ts';
import { packingTexts as texts } from './packing.texts';

type PackingButtonsProps = Readonly<{
  /** Fetches the links to the files; called anew for each download, since they expire. */
  fetchFiles: () => Promise<PackingFiles>;
}>;

/** Downloads what is to be packed for a campaign's claims or an order's addresses. */
export const PackingButtons = ({ fetchFiles }: PackingButtonsProps) => {
  const { page } = useServices();
  const [busy, setBusy] = useState<PackingKind | null>(null);
  const download = async (kind: PackingKind) => {
    setBusy(kind);
    try {
      const link = (await fetchFiles())[kind];
      // The answer is an attachment: this page stays.
      if (isWebLink(link)) page.open(link, 'this tab');
      else notify.blank(texts.notOffered);
    } catch {
      notify.error(texts.failed);
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
          loadingLabel={texts.preparing}
          onClick={() => void download(kind)}
        >
          <Download className="icon" />
          {texts[kind]}
        </Button>
      ))}
    </div>
  );
};
