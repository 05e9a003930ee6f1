import { setUpMicrosite } from '@gifting/api/campaigns/endpoints';
import { useCapability } from '@gifting/api/capabilities/queries';
import type { CampaignDetail } from '@gifting/domain/campaigns/campaign';
import { piecesOf } from '@gifting/domain/campaigns/microsite';
import {
  type MicrositeSetup,
  type MicrositeSetupForm,
  type MicrositeSetupInput,
  micrositeSetup,
  micrositeSetupForm,
  toMicrositeRequest,
  toMicrositeSetupForm,
} from '@gifting/domain/campaigns/microsite-setup';
import { splitOptions } from '@gifting/domain/campaigns/size-question';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useController } from 'react-hook-form';
import { presentRecord } from '#app/outdated.ts';
import { refuseUnfinished } from '#app/refuse-unfinished.ts';
import { useKeptForm } from '#app/useKeptForm.ts';
import { useReportedCommand } from '#app/useReportedCommand.ts';
import { Checkbox } from '#primitives/Checkbox/Checkbox.tsx';
import { QuantityInput } from '#primitives/QuantityInput/QuantityInput.tsx';
import { adminTexts } from '#screens/admin/shared/admin.texts.ts';
import { EditFormDialog } from '#screens/admin/shared/EditFormDialog.tsx';
import { micrositeTexts as texts } from './CampaignScreen.texts';
import { MicrositeItem } from './MicrositeItem';
import { OpeningFields } from './OpeningFields';

/** The form's names of fields whose names in the request differ. */
const fieldNames = {
  products: 'items',
  plain_text: 'plainText',
  gifts_per_person: 'giftsPerPerson',
  collects_addresses: 'collectsAddresses',
  time_zone: 'timeZone',
} as const;

const labels = {
  items: texts.sizes,
  giftsPerPerson: texts.giftsPerPerson,
  collectsAddresses: texts.collectsAddresses,
  opens: texts.opens,
  closes: texts.closes,
  timeZone: texts.timeZone,
} as const;

const formatTime = (time: string) => time.replace('T', ' ');

const presentOf = (error: unknown) => presentRecord(micrositeSetup, error);

type MicrositeSetupDialogProps = Readonly<{
  campaign: Pick<CampaignDetail, 'items' | 'currency'>;
  campaignId: string;
  setup: MicrositeSetup;
  onClose: () => void;
}>;

/** Edits a campaign's microsite set-up: sizes, gifts per person and opening (MICRO-01 to 25, E-11). */
export const MicrositeSetupDialog = ({
  campaign: { items, currency },
  campaignId,
  setup,
  onClose,
}: MicrositeSetupDialogProps) => {
  // A later answer to the same query changes nothing under the buyer's hands.
  const [opened] = useState(setup);
  const toInput = (present: MicrositeSetup) =>
    toMicrositeSetupForm(present, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const form = useKeptForm<MicrositeSetupInput, MicrositeSetupForm>(`microsite:${campaignId}`, {
    resolver: refuseUnfinished(
      zodResolver<MicrositeSetupInput, unknown, MicrositeSetupForm>(micrositeSetupForm),
      texts.unfinished,
    ),
    defaultValues: toInput(opened),
  });
  const counts = useCapability('campaigns.sizes');
  const hasClaims = useCapability('campaigns.claims');
  const giftsPerPerson = useController({ control: form.control, name: 'giftsPerPerson' }).field;
  const save = useReportedCommand(setUpMicrosite, {
    done: texts.saved,
    failed: texts.failed,
    gone: texts.gone,
  });
  const nameOf = (id: string) => items.find((item) => item.id === id)?.name ?? id;
  const formatItems = (entries: MicrositeSetupInput['items']) =>
    entries
      .map(({ orderItemId, askSize, inputType, options, plainText, pieces }) => {
        const sizes = splitOptions(options).map((option) =>
          texts.piecesOf(option, piecesOf(pieces, option)).trim(),
        );
        const asked = inputType === 'options' ? sizes.join(', ') : plainText || texts.customSize;
        return texts.sizesOf(nameOf(orderItemId), askSize ? asked : texts.notAsked);
      })
      .join('; ');
  return (
    <EditFormDialog
      form={form}
      title={texts.title}
      edited={opened}
      toInput={toInput}
      presentOf={presentOf}
      labels={labels}
      formats={{
        items: formatItems,
        giftsPerPerson: String,
        collectsAddresses: (collected) => (collected ? texts.yes : texts.no),
        opens: formatTime,
        closes: formatTime,
      }}
      fieldNames={fieldNames}
      restoredNote={adminTexts.restored}
      save={(values) => save({ params: { id: campaignId }, body: toMicrositeRequest(values) })}
      onClose={onClose}
    >
      {() => (
        <FormProvider {...form}>
          <section className="grid gap-3" aria-label={texts.gifts}>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h3 className="t-heading">{texts.gifts}</h3>
              {items.length > 1 && (
                <div className="flex flex-wrap items-center gap-3">
                  <p>
                    <span className="strong block">{texts.giftsPerPerson}</span>
                    <span className="t-sm muted">{texts.ofGifts(items.length)}</span>
                  </p>
                  <QuantityInput
                    label={texts.giftsPerPerson}
                    value={giftsPerPerson.value}
                    onValueChange={giftsPerPerson.onChange}
                    floor={1}
                    ceiling={items.length}
                  />
                </div>
              )}
            </div>
            {items.length === 0 && <p className="muted">{texts.noItems}</p>}
            {items.map((item, index) => (
              <MicrositeItem key={item.id} item={item} index={index} currency={currency} counts={counts} />
            ))}
          </section>
          <OpeningFields />
          {hasClaims && (
            <Checkbox
              label={texts.collectsAddresses}
              hint={texts.collectsAddressesHint}
              {...form.register('collectsAddresses')}
            />
          )}
        </FormProvider>
      )}
    </EditFormDialog>
  );
};
