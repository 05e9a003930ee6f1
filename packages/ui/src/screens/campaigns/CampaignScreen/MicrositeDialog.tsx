import type { CampaignDetail } from '@gifting/domain/campaigns/campaign';
import {
  type MicrositeForm,
  type MicrositePayload,
  micrositeForm,
  toMicrositeForm,
  toMicrositePayload,
} from '@gifting/domain/campaigns/microsite';
import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider } from 'react-hook-form';
import { useServices } from '#app/ServicesProvider.tsx';
import { useForm } from '#app/useForm.ts';
import { FormDialog } from '#patterns/FormDialog/FormDialog.tsx';
import { micrositeTexts as texts } from './CampaignScreen.texts';
import { MicrositeItem } from './MicrositeItem';

type MicrositeDialogProps = Readonly<{
  campaign: Pick<CampaignDetail, 'items' | 'currency'>;
  onClose: () => void;
  /** Saves, reports the outcome and resolves whether it was saved. Without it the payload is logged and the dialog stays (MICRO-14). */
  save: ((payload: MicrositePayload) => Promise<boolean>) | undefined;
}>;

/** Set Microsite Details without `campaigns.microsite`: for each item, whether and how recipients give a size (MICRO-01 to 25). */
export const MicrositeDialog = ({ campaign: { items, currency }, onClose, save }: MicrositeDialogProps) => {
  const { logForm } = useServices();
  const form = useForm<MicrositeForm>({
    resolver: zodResolver(micrositeForm),
    defaultValues: toMicrositeForm({ items }),
  });
  const send = async (values: MicrositeForm) => {
    const payload = toMicrositePayload(values);
    if (save) return save(payload);
    logForm(texts.title, payload);
    return false;
  };
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={texts.title}
      form={form}
      onSubmit={send}
      submitLabel={texts.save}
      cancelLabel={texts.cancel}
    >
      {items.length === 0 && <p className="muted">{texts.noItems}</p>}
      <FormProvider {...form}>
        {items.map((item, index) => (
          <MicrositeItem key={item.id} item={item} index={index} currency={currency} />
        ))}
      </FormProvider>
    </FormDialog>
  );
};
