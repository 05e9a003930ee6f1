import { type MicrositeSetupInput, openingOf } from '@gifting/domain/campaigns/microsite-setup';
import { instantsOf } from '@gifting/domain/campaigns/opening';
import { formatInstant } from '@gifting/domain/dates/wall-time';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectField } from '#primitives/SelectField/SelectField.tsx';
import { TextField } from '#primitives/TextField/TextField.tsx';
import { micrositeTexts as texts } from './CampaignScreen.texts';

/** Every time zone of the browser, and the chosen one, which another browser may have offered. */
const timeZones = (chosen: string) =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), chosen])]
    .filter((name) => name !== '')
    .map((name) => ({ value: name, label: name.replaceAll('_', ' ') }));

/** When a microsite opens and closes, and what that means where clocks change. The form is in a `FormProvider` above. */
export const OpeningFields = () => {
  const { control, register, formState } = useFormContext<MicrositeSetupInput>();
  const [opens, closes, timeZone] = useWatch({ control, name: ['opens', 'closes', 'timeZone'] });
  const { errors } = formState;
  const { opensAt, closesAt } = instantsOf(openingOf({ opens, closes, timeZone }));
  return (
    <section className="grid gap-3" aria-label={texts.opening}>
      <h3 className="t-heading">{texts.opening}</h3>
      <p className="t-sm muted">{texts.openingHint}</p>
      <div className="form-grid form-grid--2">
        <TextField
          {...register('opens')}
          type="datetime-local"
          autoComplete="off"
          label={texts.opens}
          error={errors.opens?.message}
        />
        <TextField
          {...register('closes')}
          type="datetime-local"
          autoComplete="off"
          label={texts.closes}
          error={errors.closes?.message}
        />
        <SelectField
          {...register('timeZone')}
          className="wide"
          label={texts.timeZone}
          options={timeZones(timeZone)}
          error={errors.timeZone?.message}
        />
      </div>
      <p className="t-sm" aria-live="polite">
        {opensAt && texts.opensAt(formatInstant(opensAt, timeZone))}{' '}
        {closesAt && texts.closesAt(formatInstant(closesAt, timeZone))}
      </p>
    </section>
  );
};
